import { describe, expect, it } from 'vitest'
import { shopAnalyzers } from '../analyzers.ts'

const { fi, sv, en } = shopAnalyzers()

describe('the Finnish analyzer', () => {
  it.each([
    ['silmälasi', 'silmälasit silmälaseja silmälasien silmälaseihin silmälasieni silmalasit silmäläsit'],
    ['aurinkolasi', 'aurinkolaseista aurinkolasejakin'],
    ['aurinko', 'auringon auringoista aurinkoja'],
    ['kehys', 'kehykset kehyksiä kehysten kehyksessä kehykseni'],
    ['näkötarkastus', 'näöntarkastus näöntarkastukseen näkötarkastuksia'],
    ['linssineste', 'linssinesteitä linssinestettä'],
    ['silmätippa', 'silmätippoja silmätipat'],
    ['suodatin', 'suodattimet suodattimella'],
    ['punainen', 'punaiset punaisia punaisten'],
    ['halinen', 'halisen'],
    ['kissamainen', 'kissamainen kissamaiset kissamaisen'],
    ['säilöntäaineeton', 'säilöntäaineeton säilöntäaineettomat säilöntäaineettomia'],
    ['karsastus', 'karsastus karsastuksen karsastuksia'],
    ['turku', 'turussa turkuun'],
    ['lapsi', 'lasten lapsille lasta'],
  ])('knows forms of %s', (base, forms) => {
    for (const form of forms.split(' ')) expect([form, fi(form).base]).toEqual([form, base])
  })

  it('splits compounds', () => {
    expect(fi('aurinkolasikehykset')).toEqual({
      base: 'aurinkolasikehys',
      head: 'kehys',
      headForm: 'kehykset',
      modifiers: ['aurinko', 'lasi', 'aurinkolasi', 'lasikehys'],
      isKnown: true,
    })
    expect(fi('lumilautailulaseja')).toMatchObject({ base: 'lumilautailulasi', head: 'lasi' })
  })

  it('analyzes a long word of many parts in a short time', () => {
    expect(fi('silmälasi'.repeat(30).slice(0, 40)).base).toBeTypeOf('string')
  })
})

describe('other analyzers', () => {
  it('stem words by their own rules', () => {
    expect(sv('glasögonen').base).toBe(sv('glasögon').base)
    expect(en('glasses').base).toBe(en('glass').base)
  })
})
