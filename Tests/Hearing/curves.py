"""Logistic curves through measures."""
import numpy

RIDGE = 1.0
# Synthesisers speak more evenly than people, who linger, breathe and hesitate; fitted to them alone, these would weigh -7 and
# -10. Held at less they refuse as much.
HELD = {"unevenness": -4.5, "gaps": -5.0}


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
