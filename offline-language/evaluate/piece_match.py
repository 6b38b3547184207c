"""How well each piece of a text is matched by the nearest piece of another one (Khattab and Zaharia 2020)."""
import torch
from torch import nn
from torch.nn import functional

WIDTH = 64


class PieceMatch(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.narrow = nn.Parameter(torch.randn(WIDTH, width) / width**0.5)
        self.weight = nn.Parameter(torch.zeros(width))

    def pieces(self, rows):
        """The pieces of a text, each of length 1, and how much each of them counts."""
        return functional.normalize(rows @ self.narrow.T, dim=-1), functional.softplus(rows @ self.weight)


def matched(texts, other):
    """For each of `texts`, pieces with weights, the mean nearness of its pieces to the nearest pieces of `other`."""
    pieces, weights = torch.cat([each for each, _ in texts]), torch.cat([each for _, each in texts])
    own = torch.cat([torch.full((len(each),), at) for at, (each, _) in enumerate(texts)])
    nearest = (pieces @ other[0].T).amax(1)
    sums = torch.zeros(len(texts)).index_add(0, own, nearest * weights)
    return sums / torch.zeros(len(texts)).index_add(0, own, weights)


def write_match(match, file):
    """Writes the rows that narrow a piece and the one that weighs it, as src/language/encoder/piece-match.ts reads them."""
    file.write_bytes(torch.cat([match.narrow, match.weight[None]]).detach().numpy().astype('<f4').tobytes())
