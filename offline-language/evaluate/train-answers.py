"""Learns which sentence of a prompt answers what a person says: the encoder of answers together with the weights of the features.

usage: python3 evaluate/train-answers.py EXAMPLES [--crossed] [--threads N]

EXAMPLES is what evaluate/export-answers.ts has written. It writes data/answer-encoder.bin and data/weights/answers.json; with
--crossed it prints how weights of four fifths of the scenarios do on the last fifth, and writes nothing. Needs PyTorch 1.13 or
newer and a fast BLAS (Debian: apt-get install python3-torch libopenblas0; without the second it takes twenty times as long).
"""
import argparse
import json
import random
from pathlib import Path

import torch

from answer_encoder import Encoder, write_encoder

DATA = Path(__file__).parent.parent / 'data'
FOLDS = 5
ROUNDS = 4
SCENARIOS_A_STEP = 2
# Of each scenario, so many lines are learned from in a step, others in each round.
LINES_OF_SCENARIO = 40
WARM_STEPS = 60
# A feature of fewer pairs says nothing about new ones.
FEWEST_PAIRS = 3
PACE_OF_ENCODER, PACE_OF_FEATURES, PACE_OF_SCALES = 3e-4, 2e-2, 1e-2
DECAY_OF_ENCODER, DECAY_OF_FEATURES = 1e-2, 5e-3
# How much it counts that a question is nearer to its answer than to sentences of other prompts.
SHARE_OF_CONTRAST = 0.5
SMALLEST = 0.01
# What was learned is too sure of itself: divided by this, its probabilities fit scenarios that it has not learned best.
TEMPERATURE = 1.3


def read_scenarios(file):
    """The scenarios with their lines; the names of features become places, as sparse rows."""
    counts = {}
    for row in (row for text in open(file) for line in json.loads(text)['lines'] for row in rows_of(line)):
        for name in row:
            counts[name] = counts.get(name, 0) + 1
    names = sorted(name for name, count in counts.items() if count >= FEWEST_PAIRS)
    places = {name: place for place, name in enumerate(names)}
    # One at a time: as it is written, an example needs a hundred times as much memory as what is learned from.
    scenarios = [with_rows(json.loads(text), places) for text in open(file)]
    return [each for each in scenarios if each['lines']], names


def with_rows(scenario, places):
    for line in scenario['lines']:
        rows = [[(places[name], value) for name, value in row.items() if name in places] for row in rows_of(line)]
        starts = [0]
        for row in rows[:-1]:
            starts.append(starts[-1] + len(row))
        flat = [each for row in rows for each in row]
        line['features'] = (
            torch.tensor([place for place, _ in flat]),
            torch.tensor(starts),
            torch.tensor([float(value) for _, value in flat]),
        )
        del line['pairs'], line['none']
    return scenario


def rows_of(line):
    """The features of each candidate, and last of the outcome that none answers."""
    return [{f'pair {name}': value for name, value in pair.items()} for pair in line['pairs']] + [
        {f'none {name}': value for name, value in line['none'].items()}
    ]


class Model(torch.nn.Module):
    """How well each candidate answers: its features, and how near it is to the question by the encoder."""

    def __init__(self, features):
        super().__init__()
        self.encoder = Encoder(DATA, dropout=0.1)
        self.features = torch.nn.EmbeddingBag(features, 1, mode='sum')
        torch.nn.init.zeros_(self.features.weight)
        self.fit = torch.nn.Parameter(torch.tensor(1.5))
        self.contrast = torch.nn.Parameter(torch.tensor(2.3))

    def scores(self, line, nearness):
        """The scores of the candidates and, last, of none."""
        places, starts, values = line['features']
        plain = self.features(places, starts, per_sample_weights=values)[:, 0]
        return torch.cat([plain[:-1] + nearness * self.fit.exp(), plain[-1:]])


def right_of(line, candidates):
    return line['right'] or [candidates]


def loss_of_choice(scores, right):
    """Softmax over several right outcomes."""
    return torch.logsumexp(scores, 0) - torch.logsumexp(scores[right], 0)


def train(scenarios, features):
    random.seed(1)
    torch.manual_seed(1)
    model = Model(features)
    groups = [
        {'params': list(model.encoder.parameters()), 'lr': PACE_OF_ENCODER, 'weight_decay': DECAY_OF_ENCODER},
        {'params': [model.features.weight], 'lr': PACE_OF_FEATURES, 'weight_decay': DECAY_OF_FEATURES},
        {'params': [model.fit, model.contrast], 'lr': PACE_OF_SCALES, 'weight_decay': 0},
    ]
    optimizer = torch.optim.AdamW(groups)
    paces = [group['lr'] for group in optimizer.param_groups]
    known = list(scenarios)
    steps = ROUNDS * -(-len(known) // SCENARIOS_A_STEP)
    step = 0
    for turn in range(ROUNDS):
        random.shuffle(known)
        model.train()
        total = 0
        for start in range(0, len(known), SCENARIOS_A_STEP):
            share = min(1, (step + 1) / WARM_STEPS) * max(0.02, 1 - step / steps)
            for group, pace in zip(optimizer.param_groups, paces):
                group['lr'] = pace * share
            step += 1
            loss = loss_of_step(model, known[start : start + SCENARIOS_A_STEP])
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.encoder.parameters(), 1.0)
            optimizer.step()
            total += float(loss)
        print(f'round {turn + 1} of {ROUNDS}: loss {total * ROUNDS / steps:.3f}', flush=True)
    return model.eval()


def loss_of_step(model, scenarios):
    said = [pieces for scenario in scenarios for pieces in scenario['candidates']]
    lines, first = [], 0
    for scenario in scenarios:
        own = (first, first + len(scenario['candidates']))
        known = [line for line in scenario['lines'] if not line['isMissing']]
        lines += [(line, own) for line in random.sample(known, min(len(known), LINES_OF_SCENARIO))]
        first = own[1]
    vectors = model.encoder(said + [line['pieces'] for line, _ in lines])
    near = vectors[len(said) :] @ vectors[: len(said)].T
    choices, contrasts = [], []
    for (line, (start, end)), row in zip(lines, near):
        right = right_of(line, end - start)
        choices.append(loss_of_choice(model.scores(line, row[start:end]), right) * line['weight'])
        if line['right']:
            contrast = loss_of_choice(row * model.contrast.exp(), [start + place for place in right])
            contrasts.append(contrast * line['weight'])
    loss = sum(choices) / len(choices)
    return loss + SHARE_OF_CONTRAST * sum(contrasts) / len(contrasts) if contrasts else loss


@torch.no_grad()
def counted(model, scenarios):
    """Of the questions with an answer: right, another, none; of those without one: any."""
    counts = {'right': 0, 'other': 0, 'none': 0, 'filler': 0, 'open': 0}
    for scenario in scenarios:
        said, lines = scenario['candidates'], scenario['lines']
        vectors = model.encoder(said + [line['pieces'] for line in lines])
        for line, row in zip(lines, vectors[len(said) :] @ vectors[: len(said)].T):
            if not line['isMeasured']:
                continue
            best = int(model.scores(line, row).argmax())
            is_none = best == len(said)
            if line['right'] or line['isMissing']:
                counts['none' if is_none else 'right' if best in line['right'] else 'other'] += 1
            else:
                counts['open' if is_none else 'filler'] += 1
    return counts


def print_crossed(scenarios, features, folds):
    total = {}
    for fold in folds:
        model = train([each for at, each in enumerate(scenarios) if at % FOLDS != fold], features)
        for name, count in counted(model, [each for at, each in enumerate(scenarios) if at % FOLDS == fold]).items():
            total[name] = total.get(name, 0) + count
    known = total['right'] + total['other'] + total['none']
    shares = [f'{name} {total[name] / known:.0%}' for name in ('right', 'other', 'none')]
    print(f"questions: {', '.join(shares)}, fillers {total['filler'] / (total['filler'] + total['open']):.0%}")


def write(model, names):
    write_encoder(model.encoder, DATA / 'answer-encoder.bin', DATA)
    weights = {'pair': {}, 'none': {}}
    for name, value in zip(names, (model.features.weight[:, 0] / TEMPERATURE).tolist()):
        part, feature = name.split(' ', 1)
        if abs(value) >= SMALLEST:
            weights[part][feature] = round(value, 3)
    weights['fit'] = round(float(model.fit.exp()) / TEMPERATURE, 3)
    (DATA / 'weights' / 'answers.json').write_text(json.dumps(weights, indent=2) + '\n')


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('examples')
    parser.add_argument('--crossed', action='store_true')
    parser.add_argument('--threads', type=int, default=2)
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    scenarios, names = read_scenarios(options.examples)
    if options.crossed:
        print_crossed(scenarios, len(names), range(FOLDS))
    else:
        write(train(scenarios, len(names)), names)


if __name__ == '__main__':
    main()
