### What is wrong with a device, or with what is kept of it: replies and the program both say so.

# How a device broke the protocol, to follow a colon. What stands in brackets is a code.
violation = { $violation ->
    [tooLong] a message is longer than allowed
    [notHTTP] a message is not HTTP as HAP has it
    [noAnswer] it asks to be waited for again and again, and does not answer
    [badFrame] a frame of the session cannot be opened
    [notJSON] the body is not JSON
    [tooManyValues] the body has more than { $detail } values
    [missing] the body has no good “{ $detail }”
    [status] HTTP status { $detail }
    [request] it sent a request
    [leftOut] it left out an answer
    [noValue] it told no value
    [unasked] it answered what was not asked
    [unproven] it told news before it proved who it is
    [endless] it tells of changes without end
    [pairing] it does not keep to the pairing protocol ({ $detail })
    [notGenuine] it is not who it says ({ $detail })
   *[refusal] it refused ({ $detail })
}
# A file of pairings that is of no use; whoever reads it should not reset an accessory for nothing.
pairing-file-fault = { $damage ->
    [newer] { $file } was written by a newer Beckon (version { $detail }): use that one. It was left as it is.
    [noIdentity] { $file } is missing, without which the pairings beside it are of no use. Bring back a copy of it, or move it away and take the pairings from a backup (beckon pairings import).
    [unreadable] { $file } cannot be read: { $detail }
   *[notPairing] { $file } is damaged: { $damage ->
        [empty] it is empty
        [notJSON] it is not JSON
        [noVersion] it has a version that there is not
        [badIdentity] the controller’s identity is not one
        [noList] there is no list of pairings
        [tooLong] it is longer than { $detail } bytes
        [unwritten] what was to be written could not be read again
       *[notPairing] it is not a pairing
    }. It was left as it is. Bring back a copy of it, or move it away and take the pairings from a backup (beckon pairings import).
}
