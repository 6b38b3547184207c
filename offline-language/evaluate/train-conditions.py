"""Learns when a turn meets a condition of a prompt: a projection of the vectors of both, and two logistic regressions.

usage: python3 evaluate/train-conditions.py EXAMPLES [--threads N]

EXAMPLES is what evaluate/export-conditions.ts has written. It prints figures by cross-validation for several limits, and writes
data/weights/condition-projections.json and data/weights/conditions.json. Needs PyTorch 1.13 or newer (Debian: apt-get install
python3-torch).
"""
import argparse
import json
import random
from pathlib import Path

import numpy
import torch
from torch.nn import functional

from condition_loss import loss_of_nearness

WEIGHTS = Path(__file__).parent.parent / 'data' / 'weights'
FOLDS = 4
# Of the projections.
NUMBERS, ROUNDS, CONDITIONS_A_STEP, MOST_MET, MOST_OTHERS = 64, 40, 48, 5, 9
PACE, PACE_OF_SCALES, DECAY, DROPPED = 2e-3, 1e-2, 0.05, 0.6
# Of the regressions. A feature of fewer turns says nothing about new ones.
FEWEST, STEPS, PACE_OF_WEIGHTS = {'about': 5, 'does': 20}, 300, 0.05
DECAYS = {'about': 5, 'does': 60}
LIMITS_ABOUT, LIMITS_DONE = (0.3, 0.45, 0.6), (0.4, 0.5, 0.6)
DIGITS = 3


def read(file):
    vectors, turns = [], []
    for line in map(json.loads, open(file)):
        if 'vector' in line:
            vectors.append(line['vector'])
        else:
            turns.append(line)
    return torch.tensor(vectors), turns


class Projections(torch.nn.Module):
    """A condition and what meets it are near by these, each from the vectors of both encoders."""

    def __init__(self, numbers):
        super().__init__()
        start = torch.randn(numbers, NUMBERS) / NUMBERS**0.5
        self.condition = torch.nn.Parameter(start * 0.7)
        self.turn = torch.nn.Parameter(start.clone())
        self.scale = torch.nn.Parameter(torch.tensor(2.0))
        self.chance = torch.nn.Parameter(torch.tensor([1.5, -1.5]))

    def forward(self, vectors, side):
        dropped = functional.dropout(vectors, DROPPED, self.training)
        return functional.normalize(dropped @ getattr(self, side), dim=-1)


def conditions_in(turns):
    """Each condition with its own turns. If none of other talks are marked, those may meet it too."""
    found = {}
    for turn in turns:
        one = found.setdefault(turn['talk'], {'place': turn['condition'], 'met': [], 'others': [], 'is_general': True})
        if turn['is'] == 'far':
            one['is_general'] = False
        else:
            one['met' if turn['is'] == 'met' else 'others'].append(turn['turn'])
        if turn['source'] == 'scenarios':
            one['is_general'] = False
    return list(found.values())


def chosen(turns, most):
    return turns if len(turns) <= most else random.sample(turns, most)


def loss_of_step(model, vectors, conditions):
    """The loss over some conditions, each with some of its turns."""
    said, own, met = [], [], []
    for at, one in enumerate(conditions):
        for place in chosen(one['met'], MOST_MET):
            said, own, met = said + [place], own + [at], met + [True]
        for place in chosen(one['others'], MOST_OTHERS):
            said, own, met = said + [place], own + [at], met + [False]
    places = torch.tensor([one['place'] for one in conditions])
    near = model(vectors[places], 'condition') @ model(vectors[said], 'turn').T
    is_general = torch.tensor([one['is_general'] for one in conditions])
    return loss_of_nearness(near, torch.tensor(own), torch.tensor(met), is_general, model.scale, model.chance[0], model.chance[1])


def projections_of(vectors, turns):
    random.seed(1)
    torch.manual_seed(1)
    model = Projections(vectors.shape[1]).train()
    sides, scales = [model.condition, model.turn], [model.scale, model.chance]
    optimizer = torch.optim.AdamW(
        [
            {'params': sides, 'lr': PACE, 'weight_decay': DECAY},
            {'params': scales, 'lr': PACE_OF_SCALES, 'weight_decay': 0},
        ]
    )
    paces = [group['lr'] for group in optimizer.param_groups]
    known = conditions_in(turns)
    steps, step = ROUNDS * -(-len(known) // CONDITIONS_A_STEP), 0
    for _ in range(ROUNDS):
        random.shuffle(known)
        for start in range(0, len(known), CONDITIONS_A_STEP):
            for group, pace in zip(optimizer.param_groups, paces):
                group['lr'] = pace * max(0.02, 1 - step / steps)
            step += 1
            loss = loss_of_step(model, vectors, known[start : start + CONDITIONS_A_STEP])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
    return model.eval()


@torch.no_grad()
def nearness_of(model, vectors, turns):
    conditions = model(vectors[[turn['condition'] for turn in turns]], 'condition')
    return (conditions * model(vectors[[turn['turn'] for turn in turns]], 'turn')).sum(-1).numpy()


def table_of(turns, of, nearness):
    """The features as columns. Those of the projection are exported for a nearness of 1."""
    counts = {}
    for turn in turns:
        for name in turn[of]:
            counts[name] = counts.get(name, 0) + 1
    names = sorted(name for name, count in counts.items() if count >= FEWEST[of])
    columns = {name: column for column, name in enumerate(names)}
    table = numpy.zeros((len(turns), len(names)), numpy.float32)
    for row, turn in enumerate(turns):
        for name, value in turn[of].items():
            if name in columns:
                table[row, columns[name]] = value
    for column, name in enumerate(names):
        if 'projected' in name:
            table[:, column] *= nearness**2 if name.endswith('²') else nearness
    return table, names


def regression(table, aims, decay):
    """The bias and the weights of the features as they are."""
    mean, deviation = table.mean(0), table.std(0)
    deviation[deviation == 0] = 1
    inputs = numpy.c_[numpy.ones(len(table), numpy.float32), (table - mean) / deviation]
    values, slope, square = (numpy.zeros(inputs.shape[1], numpy.float32) for _ in range(3))
    for step in range(1, STEPS + 1):
        gradient = inputs.T @ (1 / (1 + numpy.exp(-inputs @ values)) - aims)
        gradient[1:] += decay * values[1:]
        slope, square = 0.9 * slope + 0.1 * gradient, 0.999 * square + 0.001 * gradient**2
        values = values - PACE_OF_WEIGHTS * (slope / (1 - 0.9**step)) / (numpy.sqrt(square / (1 - 0.999**step)) + 1e-8)
    weights = values[1:] / deviation
    return values[0] - weights @ mean, weights


def learned_from(of, turns):
    """Whether it is about it is learned of turns of other talks; whether it does it, of turns of the same talk."""
    if of == 'does':
        return numpy.array([turn['is'] != 'far' for turn in turns])
    return numpy.array([turn['source'] == 'conditions' and turn['is'] != 'near' for turn in turns])


def crossed(of, turns, nearness):
    table, _ = table_of(turns, of, nearness)
    aims = numpy.array([turn['is'] == 'met' for turn in turns], numpy.float32)
    folds = numpy.array([turn['talk'] % FOLDS for turn in turns])
    known, chances = learned_from(of, turns), numpy.zeros(len(turns))
    for fold in range(FOLDS):
        is_learned, is_left = known & (folds != fold), folds == fold
        bias, weights = regression(table[is_learned], aims[is_learned], DECAYS[of])
        chances[is_left] = 1 / (1 + numpy.exp(-bias - table[is_left] @ weights))
    return chances


def print_figures(turns, about, does):
    def share(is_found, source, kind):
        found = [is_found[at] for at, turn in enumerate(turns) if turn['source'] == source and turn['is'] == kind]
        return f'{sum(found) / len(found):.0%}'

    for near in LIMITS_ABOUT:
        for sure in LIMITS_DONE:
            found = (about >= near) & (does >= sure)
            print(
                f'about {near}, does {sure}: of what meets it {share(found, "conditions", "met")}, of what nearly does',
                f'{share(found, "conditions", "near")}, of other talks {share(found, "conditions", "far")};',
                f'scenarios {share(found, "scenarios", "met")} and {share(found, "scenarios", "near")}',
            )


def write(file, content):
    (WEIGHTS / file).write_text(json.dumps(content, ensure_ascii=False, separators=(',', ':')) + '\n')


def whole(matrix):
    return [[round(value * 10**DIGITS) for value in row] for row in matrix.T.tolist()]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('examples')
    parser.add_argument('--threads', type=int, default=2)
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    vectors, turns = read(options.examples)
    nearness = numpy.zeros(len(turns), numpy.float32)
    for fold in range(FOLDS):
        left = [at for at, turn in enumerate(turns) if turn['talk'] % FOLDS == fold]
        model = projections_of(vectors, [turn for turn in turns if turn['talk'] % FOLDS != fold])
        nearness[left] = nearness_of(model, vectors, [turns[at] for at in left])
    print_figures(turns, crossed('about', turns, nearness), crossed('does', turns, nearness))
    model, learned = projections_of(vectors, turns), {}
    write('condition-projections.json', {'condition': whole(model.condition), 'turn': whole(model.turn)})
    aims = numpy.array([turn['is'] == 'met' for turn in turns], numpy.float32)
    for of in ('about', 'does'):
        table, names = table_of(turns, of, nearness)
        known = learned_from(of, turns)
        bias, weights = regression(table[known], aims[known], DECAYS[of])
        features = {name: round(float(value), DIGITS) for name, value in zip(names, weights)}
        learned[of] = {'bias': round(float(bias), DIGITS), 'features': {name: value for name, value in features.items() if value}}
    write('conditions.json', learned)


if __name__ == '__main__':
    main()
