"""What is said: commands to a home, other talk, each by chance from a seed.

The commands were written down before any of them was decoded, in the words of people rather than of the grammar.
"""
import random

TENS = "ten twenty thirty forty fifty sixty seventy eighty ninety".split()
DEGREES = "eighteen|nineteen|twenty|twenty one|twenty two|twenty three".split("|")


def spoken(name):
    """A name as it is said and typed: digits stay digits."""
    return name.lower()


def commands(home, count, seed):
    """So many commands to a home; each is the text that is said."""
    chance, house = random.Random(f"{seed} commands"), home["homes"][0]
    by = {}
    for one in house["accessories"]: by.setdefault(one["services"][0]["type"], []).append(spoken(one["name"]))
    rooms = [room["name"].lower() for room in house["rooms"]]
    scenes = [scene["name"].lower() for scene in house["actionSets"]]
    powered = by.get("Lightbulb", []) + by.get("Fan", []) + by.get("Outlet", []) + by.get("Switch", [])

    def one():
        lamp, thing, room = chance.choice(by["Lightbulb"]), chance.choice(powered), chance.choice(rooms)
        state, ten, degree = chance.choice(["on", "off"]), chance.choice(TENS), chance.choice(DEGREES)
        forms = [
            (6, lambda: f"turn {state} the {thing}"), (4, lambda: f"turn the {thing} {state}"),
            (2, lambda: f"switch {state} the {thing}"), (2, lambda: f"turn {state} the lights in the {room}"),
            (2, lambda: f"turn {state} the {room} lights"), (1, lambda: f"please turn {state} the {thing}"),
            (1, lambda: f"can you turn {state} the {thing}"), (3, lambda: f"set the {lamp} to {ten} percent"),
            (2, lambda: f"dim the {lamp} to {ten} percent"), (1, lambda: f"set the brightness of the {lamp} to {ten} percent"),
            (2, lambda: f"open the {chance.choice(by['WindowCovering'])}"),
            (2, lambda: f"close the {chance.choice(by['WindowCovering'])}"),
            (1, lambda: f"set the {chance.choice(by['WindowCovering'])} to {ten} percent"),
            (2, lambda: f"lock the {chance.choice(by['LockMechanism'])}"),
            (1, lambda: f"unlock the {chance.choice(by['LockMechanism'])}"),
            (2, lambda: f"set the {chance.choice(by['Thermostat'])} to {degree} degrees"),
            (1, lambda: f"set the temperature in the {room} to {degree} degrees"),
            (2, lambda: f"is the {thing} {state}"), (1, lambda: f"is the {chance.choice(by['LockMechanism'])} locked"),
            (1, lambda: f"what is the temperature in the {room}"), (2, lambda: f"run {chance.choice(scenes)}"),
            (1, lambda: f"turn off all the lights"), (1, lambda: f"turn everything off in the {room}"),
            (1, lambda: f"turn on the {thing} please"),
        ]
        return chance.choices([form for _, form in forms], [weight for weight, _ in forms])[0]()

    found = {}
    while len(found) < count: found[one()] = True
    return list(found)


SUBJECTS = """my sister|our neighbour|the teacher|his brother|that man over there|the doctor|her boss|the little girl
the postman|nobody|everyone at work|my old friend|the team|the driver|your cousin|the plumber""".replace("\n", "|").split("|")
DEEDS = """wants to move to the city next year|forgot the keys again|was late for the meeting
bought a new bicycle yesterday|is cooking dinner for six people|told me a funny story
has never been to the mountains|lost the game on Sunday|is learning to play the piano
sold the old car last week|reads the paper every morning|likes strong coffee with sugar
thinks that it will rain tomorrow|ran all the way to the station|painted the fence bright green
called twice but nobody answered|left a message for you|is afraid of spiders
found a wallet in the street|grows tomatoes on the balcony""".replace("\n", "|").split("|")
TALK = """how was your day at school|did you remember to buy some bread|what shall we have for lunch
i think the film starts at eight|pass me the salt please|where did i put my glasses
that is the best news i have heard all week|we should visit your parents this weekend
the train was crowded this morning|do you want another cup of tea|i need to finish this report by friday
she said she would be here in an hour|it was raining when we left the restaurant
can you help me with my homework|the dog needs to go for a walk|have you seen the new exhibition at the museum
i will call you when i get there|that shop closes at six|he is waiting outside in the car
who won the match last night|the phone has been ringing all day|let us go for a swim after work
my back hurts from all that digging|could you speak up a little|i have to get up early tomorrow
what is the name of that actor|this soup needs more pepper|the meeting was moved to thursday
they live just around the corner|i do not believe a word of it|happy birthday to you
are you coming with us or not|put your shoes on we are late|the baby has been asleep since noon
it costs far too much money|i read about that in a magazine|the weather was lovely on our holiday
we ran out of milk again|you look tired today|close your eyes and count to ten
open your books at page twelve|turn left after the bridge|turn around and face the wall
set the table for four please|the light at the end of the tunnel|switch seats with your brother
lock and key are both missing|run as fast as you can|what a wonderful surprise
is there any cake left for me|is she the one with red hair|what time does the bank open
the volume of a cube is easy to work out|play it again from the start|tell me about your first job
stop doing that right now|thank you very much for the flowers|good morning everybody
one two three four five|yes no maybe|on and on and on it went""".replace("\n", "|").split("|")

# Said of homes, in the words of commands, and commanding nothing.
NEAR = """i left the light at the office|she painted the kitchen door last summer|the lamp in the hall was a present from my aunt
we sat on the porch and watched the fan go round|he always forgets to lock his bicycle|my bedroom is smaller than yours
did you like the picture on the wall|they sell blinds and curtains at that store|the temperature dropped to minus ten last night
open your mouth and say ah|i was in the living room when he called|turn to page forty and read it aloud
the garage wants four hundred dollars for the brakes|run a bath and go to bed|ninety percent of the people said no
set your mind at rest|it was so bright that i closed my eyes|let the fan of the car cool down before you drive
switch to the other bank if you are not happy|twenty two degrees is far too hot for me|on the table there was an old piano
she works in the library on thursdays|the basement was flooded twice this year|our guest will sleep in the study
is the bathroom upstairs or down here|he was standing by the window reading|good night and sleep well
the dinner party was a great success|what a lovely mirror you have|her office is on the second floor
i could not find the switch in the dark|breakfast is at nine on sundays|the outlet mall is off the highway
close the book and listen to me|dim memories are all that i have of him|lock up your daughters
all of the lights in the street went out|the door to the attic was open all night|shelf after shelf was empty
wake me up when it is over""".replace("\n", "|").split("|")

# What people ask other assistants for; no home can do any of it.
REQUESTS = """set a timer for twelve minutes|start a five minute timer|how many minutes are left on my timer
stop the timer|set a pasta timer for nine minutes|put twenty minutes on the clock|remind me to take the bread out in half an hour
wake me up at quarter past six|set an alarm for seven thirty tomorrow morning|cancel my alarm for tomorrow|snooze for ten minutes
play some relaxing music|put on my workout playlist|play the latest album by that band|next song please|pause the music
turn the music down a little|what song is playing right now|skip to the next track|play the news|shuffle my favourite songs
what is the weather going to be like tomorrow|will i need an umbrella this afternoon|is it going to rain tonight
how hot will it get today|what's the forecast for saturday|is it snowing in the mountains|when does the sun set today
add eggs and butter to my shopping list|put batteries on the shopping list|what is on my to do list|make a new list for the party
what time is it right now|what's today's date|what day of the week is the fourth of july|how many days until christmas
remind me to call the dentist at three|what are my appointments for tomorrow|do i have any meetings this afternoon
call my mother|send a message to anna that i am late|read me my new emails|phone the restaurant on the corner
tell me a joke|what is the capital of australia|how do you spell restaurant|what is fifteen times twelve
who won the football game last night|how far is it to the airport|translate good morning into french|flip a coin
how long does it take to boil an egg|what's the traffic like on the way to work|order a large pizza|tell me something interesting
find me a recipe for lasagna|how tall is the eiffel tower|sing me a song|what's in the news today""".replace("\n", "|").split("|")


def requests(count, seed):
    """So many requests for what other assistants do."""
    return random.Random(f"{seed} requests").sample(REQUESTS, min(count, len(REQUESTS)))


def talk(count, seed):
    """So many sentences that ask a home for nothing: a third each free talk, made of parts, and in the words of commands."""
    chance = random.Random(f"{seed} talk")
    made = [f"{subject} {deed}" for subject in SUBJECTS for deed in DEEDS]
    kinds = [made, TALK[:], NEAR[:]]
    for kind in kinds: chance.shuffle(kind)
    # Two seeds share sentences only by chance; the plain ones run out first.
    third = count // 3
    return (kinds[2][:third] + kinds[1][:third] + made)[:count]
