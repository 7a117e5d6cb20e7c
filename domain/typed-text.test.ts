import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  typedBusinessId,
  typedCode,
  typedEmail,
  typedLine,
  typedName,
  typedNote,
  typedPhone,
  typedPostalCode,
} from './typed-text.ts'

/** Characters that are pasted along and not seen, and spaces of other kinds. */
const UNSEEN = [...'\u200b\u200e\u200f\u202a\u202d\u202e\u202c\u2060\u2066\u2068\u2069\u00ad\ufeff\u061c\ufffc']
const SPACES = [...' \u00a0\u1680\u2000\u2007\u2009\u202f\u205f\u3000\t\n\u2028\u2800']
const cleaners = {
  typedLine,
  typedName,
  typedCode,
  typedEmail,
  typedPhone,
  typedPostalCode,
  typedBusinessId,
  typedNote,
}

describe('cleaning what is typed or pasted', () => {
  test.each(Object.entries(cleaners))('%s leaves nothing to clean', (_, clean) => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(clean(clean(text))).toBe(clean(text))
      }),
    )
  })

  test.each([
    [typedLine, 'Koekatu 1'],
    [typedName, "Anna-Liisa O'Neill"],
    [typedCode, 'S23568108'],
    [typedEmail, 'aino@example.com'],
    [typedPhone, '+358 40 123 4567'],
    [typedPostalCode, '00100'],
    [typedBusinessId, '2145678-7'],
    [typedNote, 'Ovikoodi 12'],
  ])('%o removes what is not seen, wherever it is', (clean, text) => {
    const places = fc.array(fc.tuple(fc.nat(text.length), fc.constantFrom(...UNSEEN)))
    fc.assert(
      fc.property(places, (inserted) => {
        const dirty = inserted.reduce((all, [at, sign]) => all.slice(0, at) + sign + all.slice(at), text)
        expect(clean(dirty)).toBe(text)
      }),
    )
  })

  test('a line has single spaces of one kind', () => {
    for (const space of SPACES) expect(typedLine(`${space}Anna${space}${space}Liisa${space}`)).toBe('Anna Liisa')
  })

  test.each([
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ['ශ්\u200dරී', 'ශ්\u200dරී'],
    ['Ai\u200dno', 'Aino'],
    ['Ai\ufe0f\u200dno\u180e', 'Aino'],
    ['kesa\u0308', 'kesä'],
  ])('the line %j becomes %j', (typed, line) => {
    expect(typedLine(typed)).toBe(line)
  })

  test.each([
    ['O\u00b4Neill', "O'Neill"],
    ['O`Neill', "O'Neill"],
    ['O’Neill', "O'Neill"],
    ['Anna\u2011Liisa', 'Anna-Liisa'],
    ['Anna\u2013Liisa', 'Anna-Liisa'],
    ['St. James', 'St. James'],
    ['\u202aKoe\u202c', 'Koe'],
  ])('the name %j becomes %j', (typed, name) => {
    expect(typedName(typed)).toBe(name)
  })

  test.each([
    ['SYKSY10.', 'SYKSY10'],
    ['”SYKSY10”', 'SYKSY10'],
    ['syksy 10', 'syksy10'],
    ['ＳＹＫＳＹ１０', 'SYKSY10'],
    ['SYKSY\u201310', 'SYKSY-10'],
    ['-20%', '-20%'],
    ['1234\u20111234', '1234-1234'],
    [' 4321\u200b', '4321'],
    ['eyJ0.c2ln_-', 'eyJ0.c2ln_-'],
  ])('the code %j becomes %j', (typed, code) => {
    expect(typedCode(typed)).toBe(code)
  })

  test.each([
    ['mailto:aino@example.com', 'aino@example.com'],
    ['mailto:aino@example.com?subject=Hei', 'aino@example.com'],
    ['mailto:aino%2Boptikko%40example.com', 'aino+optikko@example.com'],
    ['mailto:100%@example.com', '100%@example.com'],
    ['<mailto:aino@example.com>', 'aino@example.com'],
    ['Aino Koe <aino@example.com>', 'Aino Koe <aino@example.com>'],
    ['<aino@example.com>;', 'aino@example.com'],
    ['aino@example.com.', 'aino@example.com'],
    ['anna\u2011liisa@example.com', 'anna-liisa@example.com'],
    ["o'connor@example.com", "o'connor@example.com"],
    ['aino＠example．com', 'aino@example.com'],
    ['aino koe@example.com', 'aino koe@example.com'],
    ['aino@example.com, toinen@example.com', 'aino@example.com, toinen@example.com'],
  ])('the mail address %j becomes %j', (typed, email) => {
    expect(typedEmail(typed)).toBe(email)
  })

  test.each([
    ['tel:+358401234567', '+358401234567'],
    ['tel:+358-40-123-4567;ext=1', '+358-40-123-4567'],
    ['tel:%2B358401234567', '+358401234567'],
    ['Puh. 040 123 4567', '040 123 4567'],
    ['Puhelin 040 123 4567', '040 123 4567'],
    ['040\u2007123\u20114567', '040 123-4567'],
    ['soita minulle', 'soita minulle'],
  ])('the phone number %j becomes %j', (typed, phone) => {
    expect(typedPhone(typed)).toBe(phone)
  })

  test.each([
    ['FI-00100', '00100'],
    ['fin 00100', '00100'],
    ['AX-22100', '22100'],
    ['00\u00a0100', '00100'],
    ['SE-11122', 'SE-11122'],
  ])('the postal code %j becomes %j', (typed, zip) => {
    expect(typedPostalCode(typed)).toBe(zip)
  })

  test.each([
    '2145678-7',
    '21456787',
    'FI21456787',
    'fi 2145678-7',
    '2145678\u22127',
    '2145678 \u2013 7',
    'FI 2145.678-7',
  ])('the business ID %j becomes 2145678-7', (typed) => {
    expect(typedBusinessId(typed)).toBe('2145678-7')
  })

  test.each([
    ['Rivi\r\ntoinen\rkolmas\u2028neljäs', 'Rivi\ntoinen\nkolmas\nneljäs'],
    ['a\u0000b\u202ec\u200bd\u00ade', 'abcde'],
    [
      'Hei 👩\u200d👩\u200d👧 ❤\ufe0f 🏴\u{e0067}\u{e0062}\u{e007f}',
      'Hei 👩\u200d👩\u200d👧 ❤\ufe0f 🏴\u{e0067}\u{e0062}\u{e007f}',
    ],
    ['<b>pyörätuolilla</b>\tx', '<b>pyörätuolilla</b>\tx'],
    ['half \ud800', 'half'],
    ['   ', ''],
  ])('the note %j becomes %j', (typed, note) => {
    expect(typedNote(typed)).toBe(note)
  })
})
