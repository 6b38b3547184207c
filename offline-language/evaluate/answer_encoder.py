"""The Universal Sentence Encoder lite as src/language/encoder/ computes it, for PyTorch to train on."""
import json
import math

import numpy
import torch
from torch import nn
from torch.nn import functional

MOST_PIECES = 96
HEADS = 4
EMBEDDING_WEIGHT = 2
# Texts of about one length are encoded together.
PARTS = 4


def layout_in(data):
    return json.loads((data / 'sentence-encoder.json').read_text())['layout']


def read_matrices(data, name):
    """The matrices by name; of one that is not exact, each row is a scale and signed bytes."""
    bytes_, start, matrices = (data / f'{name}.bin').read_bytes(), 0, {}
    for part in layout_in(data):
        rows, columns = part['rows'], part['columns']
        if part.get('isExact'):
            values = numpy.frombuffer(bytes_, '<f4', rows * columns, start)
            start += values.nbytes
        else:
            scales = numpy.frombuffer(bytes_, '<f4', rows, start)
            numbers = numpy.frombuffer(bytes_, 'i1', rows * columns, start + scales.nbytes)
            start += scales.nbytes + numbers.nbytes
            values = numbers.reshape(rows, columns) * scales[:, None]
        matrices[part['name']] = torch.tensor(values.reshape(rows, columns).squeeze(), dtype=torch.float32)
    return matrices


class Encoder(nn.Module):
    def __init__(self, data, dropout, name='sentence-encoder'):
        super().__init__()
        self.dropout = dropout
        matrices = read_matrices(data, name)
        self.register_buffer('rates', matrices.pop('rates'))
        self.matrices = nn.ParameterDict(
            {name.replace('.', '_'): nn.Parameter(values) for name, values in matrices.items()}
        )

    def forward(self, texts):
        """A vector of length 1 for each text, which is a list of its pieces' places."""
        return self.vectors_and_rows(texts)[0]

    def vectors_and_rows(self, texts):
        """The vectors of the texts, and for each text a row for each of its pieces."""
        order = sorted(range(len(texts)), key=lambda at: len(texts[at]))
        size = max(1, -(-len(order) // PARTS))
        parts = [self.encoded([texts[at] for at in order[start : start + size]]) for start in range(0, len(order), size)]
        rows = [row[:length] for _, rows, lengths in parts for row, length in zip(rows, lengths)]
        places = torch.argsort(torch.tensor(order))
        return torch.cat([vectors for vectors, _, _ in parts])[places], [rows[at] for at in places]

    def encoded(self, texts):
        cut = [pieces[:MOST_PIECES] or [0] for pieces in texts]
        pieces = nn.utils.rnn.pad_sequence([torch.tensor(each) for each in cut], batch_first=True)
        lengths = torch.tensor([len(each) for each in cut])
        mask = torch.arange(pieces.shape[1])[None] < lengths[:, None]
        rows = self.layer(self.placed(pieces), '0', mask)
        rows = self.layer(rows, '1', mask)
        middle = (rows * mask[..., None]).sum(1) / lengths[:, None]
        return functional.normalize(torch.tanh(self.through(middle, 'last')), dim=-1), rows, lengths.tolist()

    def placed(self, pieces):
        """The pieces' embeddings with their places in the text, as waves."""
        waves = torch.arange(pieces.shape[1])[:, None] * self.rates[None]
        rows = self.matrices['embeddings'][pieces] * EMBEDDING_WEIGHT
        return self.dropped(rows + torch.cat([torch.sin(waves), torch.cos(waves)], -1))

    def layer(self, rows, name, mask):
        asked = self.normalized(rows, f'{name}_attention')
        attended = self.attended(self.through(asked, f'{name}_attention_in'), mask)
        carried = self.through(rows, 'widen') if name == '0' else rows
        seen = carried + self.dropped(self.through(attended, f'{name}_attention_out'))
        plain = self.normalized(seen, f'{name}_forward')
        wide = functional.relu(self.through(plain, f'{name}_forward_in'))
        return seen + self.dropped(self.through(wide, f'{name}_forward_out'))

    def attended(self, rows, mask):
        texts, length, width = rows.shape[0], rows.shape[1], rows.shape[2] // 3
        size = width // HEADS
        split = [part.view(texts, length, HEADS, size).transpose(1, 2) for part in rows.split(width, -1)]
        asking, offering, giving = split
        fits = asking @ offering.transpose(-1, -2) / math.sqrt(size)
        shares = fits.masked_fill(~mask[:, None, None, :], -1e9).softmax(-1)
        return (shares @ giving).transpose(1, 2).reshape(texts, length, width)

    def normalized(self, rows, name):
        away = rows - rows.mean(-1, keepdim=True)
        plain = away / torch.sqrt((away**2).mean(-1, keepdim=True) + 1e-6)
        return plain * self.matrices[f'{name}_scale'] + self.matrices[f'{name}_shift']

    def through(self, rows, name):
        return functional.linear(rows, self.matrices[name], self.matrices[f'{name}Bias'])

    def dropped(self, rows):
        return functional.dropout(rows, self.dropout, self.training)


def write_encoder(encoder, file, data):
    """Writes the matrices in the order of the layout, as make-sentence-encoder.mjs does."""
    chunks = []
    for part in layout_in(data):
        name = part['name']
        values = encoder.rates if name == 'rates' else encoder.matrices[name.replace('.', '_')]
        numbers = values.detach().numpy().reshape(part['rows'], part['columns']).astype('<f4')
        if part.get('isExact'):
            chunks.append(numbers.tobytes())
            continue
        scales = numpy.abs(numbers).max(1) / 127
        rounded = numpy.rint(numbers / numpy.where(scales == 0, 1, scales)[:, None])
        chunks += [scales.astype('<f4').tobytes(), rounded.astype('i1').tobytes()]
    file.write_bytes(b''.join(chunks))
