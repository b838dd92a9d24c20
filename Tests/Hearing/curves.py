"""Logistic curves through measures."""
import numpy

RIDGE = 1.0
# Synthesisers speak more evenly than people, who linger, breathe and hesitate; fitted to them alone, these would weigh -7 and
# -10. Held at less they refuse as much.
# And commands are few: of what people say to homes there is more that is rare.
HELD = {"unevenness": -4.5, "gaps": -5.0, "rarity": -0.2}


class Curve:
    """A constant and a weight for each measure."""

    def __init__(self, names, constant, weights):
        self.names, self.constant, self.weights = names, constant, weights

    def values(self, cases):
        return 1 / (1 + numpy.exp(-(self.constant + matrix(cases, self.names) @ self.weights)))

    def json(self):
        weights = ", ".join(f'"{name}": {weight:.4g}' for name, weight in zip(self.names, self.weights))
        return f'{{"constant": {self.constant:.4g}, "weights": {{{weights}}}}}'


def matrix(cases, names):
    return numpy.array([[case.measures.get(name, 0) for name in names] for case in cases]).reshape(len(cases), len(names))


def fitted(cases, names):
    """The likeliest curve, each kind of sound counting by the root of what there is of it."""
    sizes = {}
    for case in cases: sizes[case.group] = sizes.get(case.group, 0) + 1
    shares = numpy.array([sizes[case.group] ** -0.5 for case in cases])
    shares *= len(cases) / shares.sum()
    held = [name for name in names if name in HELD]
    names = [name for name in names if name not in HELD]
    plain, right = matrix(cases, names), numpy.array([case.isRight for case in cases], float)
    base = matrix(cases, held) @ numpy.array([HELD[name] for name in held])
    mean, spread = plain.mean(0), plain.std(0) + 1e-9
    known = numpy.hstack([numpy.ones((len(cases), 1)), (plain - mean) / spread])
    ridge, weights = numpy.diag([0.0] + [RIDGE] * len(names)), numpy.zeros(len(names) + 1)
    for _ in range(30):
        value = 1 / (1 + numpy.exp(-(known @ weights + base)))
        slope = known.T @ (shares * (value - right)) + ridge @ weights
        bend = known.T @ (known * (shares * value * (1 - value))[:, None]) + ridge
        step = numpy.linalg.solve(bend, slope)
        weights -= step
        if abs(step).max() < 1e-6: break
    weights[1:] /= spread
    constant = weights[0] - weights[1:] @ mean
    return Curve(names + held, constant, numpy.array([*weights[1:], *(HELD[name] for name in held)]))


def sharpened(curve, cases, least, first, doubt, price):
    """The curve that finds the most right sentences from a bound on, and takes no more of other speech there and loses none of people.

    What a likely curve is off by in the middle it need not be off by at the bound, which is all that counts. Steps are drawn from a
    seed; `price` says of each kind of sound how many right sentences weigh as much as one case more that is taken or lost.
    """
    chance, names = numpy.random.default_rng(1), [name for name in curve.names if name not in HELD]
    known, held, right = matrix(cases, names), matrix(cases, list(HELD)) @ numpy.array(list(HELD.values())), numpy.array([
        case.isRight for case in cases])
    begun, costs = first.values(cases), numpy.array([price(case) for case in cases])
    margin = numpy.log(least / (1 - least))

    def gain(constant, weights):
        accepted = numpy.where(begun > doubt[1], True, (begun >= doubt[0]) & (constant + known @ weights + held >= margin))
        return (costs * numpy.where(right, accepted, ~accepted)).sum()

    steps = numpy.abs(curve.weights[:len(names)]) / 8
    best = (gain(curve.constant, curve.weights[:len(names)]), curve.constant, curve.weights[:len(names)])
    for _ in range(4000):
        scale = chance.choice([0.3, 1, 2])
        constant, weights = best[1] + chance.normal() * scale / 2, best[2] + chance.normal(size=len(names)) * steps * scale
        if (value := gain(constant, weights)) > best[0]: best = (value, constant, weights)
    return Curve(names + list(HELD), best[1], numpy.array([*best[2], *HELD.values()]))
