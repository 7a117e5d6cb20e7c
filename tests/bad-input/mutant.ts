import fc from 'fast-check'

/** A valid body with one value replaced, or another value altogether. */
export function mutant(body: Record<string, unknown>): fc.Arbitrary<unknown> {
  const anything = fc.oneof(fc.constantFrom(...nasty), fc.jsonValue({ maxDepth: 3 }))
  const spoiled = fc.tuple(fc.constantFrom(...placesIn(body), ['extra'], ['__proto__']), anything)
  return fc.oneof(
    { weight: 4, arbitrary: spoiled.map(([place, value]) => withAt(body, place, value)) },
    {
      weight: 1,
      arbitrary: fc.dictionary(fc.constantFrom(...Object.keys(body), '__proto__', 'constructor'), anything),
    },
    { weight: 1, arbitrary: fc.jsonValue() },
  )
}

/** Strings that commonly break parsers. */
export const texts = [
  ...[
    '',
    ' ',
    '-1',
    'NaN',
    '1e9',
    '\u0000',
    '\u001b[31m',
    '\r\nBcc: a@example.com',
    '\ud800',
    '\u202e',
    '👓'.repeat(60),
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '=HYPERLINK("x")',
    '../..',
    '%00',
  ],
]
const nasty: unknown[] = [
  ...texts,
  ...[null, [], {}, true, -1, 0, 0.1, -0, 1e308, 2 ** 53, Number.MIN_SAFE_INTEGER, 'x'.repeat(10_000)],
  ...[{ equals: 1 }, { $gt: '' }, { __proto__: null, length: 1 }, [[[[[[]]]]]], { toString: 1 }, { toJSON: 1 }],
]

type Place = string[]

function placesIn(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [place]
  const below = Object.entries(value).flatMap(([name, one]) => placesIn(one, [...place, name]))
  return place.length > 0 ? [place, ...below] : below
}

function withAt(body: unknown, [name = '', ...rest]: Place, value: unknown): unknown {
  const spoiled = rest.length > 0 ? withAt((body as Record<string, unknown>)[name], rest, value) : value
  const entries = Object.entries(body as object).filter(([one]) => one !== name)
  return Object.fromEntries([...entries, [name, spoiled]])
}
