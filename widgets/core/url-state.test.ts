import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Filter, FilterData, Operator } from './protocol.ts'
import { decodeData, encodeData, urlCodec, type UrlState } from './url-state.ts'

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('', '0️⃣', '‚', '‣', 'a‚b', '1', '0', '49-148', 'MTAw'),
)
const number = fc
  .oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))
  .filter((one) => !Object.is(one, -0))
const data: fc.Arbitrary<FilterData> = fc.oneof(
  fc.boolean(),
  text,
  number,
  fc.tuple(number, number),
  fc.array(fc.oneof(text, number), { maxLength: 4 }),
  fc.array(fc.array(text, { maxLength: 3 }), { maxLength: 3 }),
)
const op = fc.constantFrom<Operator>('eq', 'neq', 'in', 'nin', 'leq', 'geq', 'inrange')
const field = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
  fc.constantFrom('a≡', 'hinta', '∈', '_'),
)
const filter: fc.Arbitrary<Filter> = fc.record({ field, op, data })

describe('the address of a search', () => {
  test('restores any search unchanged', () => {
    const state = fc.record({
      query: text,
      sort: fc.option(fc.record({ field, order: fc.constantFrom('asc', 'desc') }), { nil: undefined }),
      filters: fc.uniqueArray(filter, { selector: (one) => `${one.op} ${one.field}`, maxLength: 5 }),
    }) as fc.Arbitrary<UrlState>
    fc.assert(
      fc.property(state, fc.constantFrom('', 'b'), (said, key) => {
        const params = new URLSearchParams('other=1')
        const codec = urlCodec({ key })
        codec.write(params, said)
        const read = codec.read(new URLSearchParams(params.toString()))
        expect(read).toEqual(said)
        expect(params.get('other')).toBe('1')
      }),
    )
  })

  test.each<[FilterData, string]>([
    [true, '1'],
    [[49, 148], '49-148'],
    [[-5, 10.5], '-5-10.5'],
    [['Aalto'], 'Aalto‚'],
    [['Aalto', ''], 'Aalto‚0️⃣'],
    [[['Metalli'], ['Metalli', 'Titaani']], 'Metalli‣Metalli‚Titaani‣'],
    [100, 'MTAw'],
  ])('writes %j as published clients do', (value, written) => {
    expect(encodeData(value)).toBe(written)
    expect(decodeData(written)).toEqual(value)
  })

  test.each(['', 'Aalto', '%', 'eyJhIjoxfQ==', 'bnVsbA==', '49-', '🔢'])('reads nothing from %j', (written) => {
    expect(decodeData(written)).toBeUndefined()
  })

  test('reads the former prefix and writes the current one', () => {
    const codec = urlCodec()
    const params = new URLSearchParams('filter_merkki=Aalto‚&f_väri∈=Musta‚&f_rikki=x&sorting=hinta')
    const read = codec.read(params)
    expect(read.filters).toEqual([
      { field: 'merkki', op: 'in', data: ['Aalto'] },
      { field: 'väri', op: 'in', data: ['Musta'] },
    ])
    expect(read.sort).toBeUndefined()
    codec.write(params, read)
    expect([...params.keys()]).toEqual(['f_merkki', 'f_väri'])
  })
})
