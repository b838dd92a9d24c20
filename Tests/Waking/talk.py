"""Talk that is not for the house: sentences drawn from a seed."""
import random

OPENERS = """okay so|okay|hey|hey you|well|oh|you know|so|listen|look|hello|hello there|hi|honestly|by the way|no|yes|right
actually|I mean|wait|anyway|sorry|excuse me|good morning|good evening|oh well|come on|thank you|of course|maybe|please""".replace("\n", "|").split("|")
SUBJECTS = """I|we|you|they|my sister|my brother|the neighbours|our teacher|the doctor|his boss|her mother|the children
the man next door|someone from work|the whole team|that woman|your cousin|the dog|our friends in Boston|the plumber
the postman|grandma|the kids upstairs|nobody|everybody|the people at the office|my old house mate|the landlord""".replace("\n", "|").split("|")
VERBS = """wanted to buy|never liked|forgot|was talking about|can hardly remember|brought back|sold|painted|has been looking for
cooked|watched|would rather have|is always complaining about|lost|found|broke|borrowed|is writing about|dreamed of|asked for
could not afford|cleaned|fixed|saw|heard about|ordered|read about|drove past|walked around|moved into|built|rented""".replace("\n", "|").split("|")
OBJECTS = """a new car|the garden|that movie with the penguins|some bread and butter|two tickets for the concert|the old piano
a house by the lake|her birthday present|the last train to London|the weather|a bottle of lemonade|the football game
my favourite book|a pair of winter boots|the kitchen table|the light in the hallway|a beautiful painting|the big house
their holiday in Spain|an orange bicycle|the newspaper|a cup of coffee|the second season|an onion soup|the letter
a butterfly|the back of the bus|the living room carpet|a little mirror|the lighthouse|the price of petrol|the beach
a recipe for pancakes|the broken window|our wedding|a smart phone|the bridge over the river|his homework|the museum""".replace("\n", "|").split("|")
ENDS = """yesterday|last summer|before dinner|on the way home|for no reason at all|again and again|in the middle of the night
when it rained|because of the traffic|without telling anybody|a couple of weeks ago|at the station|next to the bank
as far as I know|and then went to bed|but it was too late|while I was asleep|with a lot of sugar|just in time|this morning
around half past seven|after the meeting|like everybody else|if I am not mistaken|so we had to wait|on Thursday|""".replace("\n", "|").split("|")


def sentences(count, seed):
    chance = random.Random(seed)
    for _ in range(count):
        opener = chance.choice(OPENERS) + ", " if chance.random() < 0.5 else ""
        said = f"{opener}{chance.choice(SUBJECTS)} {chance.choice(VERBS)} {chance.choice(OBJECTS)} {chance.choice(ENDS)}"
        yield said.strip() + "."


def nearly(phrase, seed):
    """Sentences that begin with a part of the phrase, the cruellest that talk can be."""
    chance = random.Random(f"{phrase}{seed}")
    words = phrase.split()
    starts = [" ".join(words[:-1]), words[0], " ".join(words[1:])]
    return [f"{chance.choice(starts)} {said[0].lower() + said[1:]}" for said in sentences(20, chance.random())]
