import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FormField, FormFieldKind } from '#contracts/blocks.ts'
import { CONSENT_FIELD, isOfAnotherForm, longest, looksAutomatic, problemsWithAnswers } from './answer-problems.ts'

const field = (kind: FormFieldKind, isRequired = false): FormField => ({
  name: 'a',
  label: 'Kohta',
  kind,
  isRequired,
  options: kind === 'select' ? [{ value: 'Oulu', label: 'Oulu' }] : [],
})
const problemsWith = (one: FormField, a?: string, consents = true) =>
  problemsWithAnswers([one], { answers: a === undefined ? {} : { a }, consents })

describe('checking an answer', () => {
  test.each<[FormFieldKind, string, string | undefined]>([
    ['text', 'Aino', undefined],
    ['text', 'x'.repeat(201), 'form.too_long'],
    ['textarea', `Hei\n${'x'.repeat(3990)}`, undefined],
    ['textarea', 'x'.repeat(4001), 'form.too_long'],
    ['email', 'aino@example.com', undefined],
    ['email', 'aino', 'contact.email_malformed'],
    ['email', 'aino@example.com\r\nBcc: kaikki@example.com', 'contact.email_malformed'],
    ['phone', '040 123 4567', undefined],
    ['phone', '12', 'contact.phone_malformed'],
    ['select', 'Oulu', undefined],
    ['select', 'Turku', 'form.option_unknown'],
    ['checkbox', 'yes', undefined],
    ['checkbox', 'on', 'form.box_not_ticked'],
    ['number', '-12,5', undefined],
    ['number', '1e9', 'form.number_malformed'],
    ['number', 'kaksi', 'form.number_malformed'],
    ['date', '2026-02-28', undefined],
    ['date', '2026-02-30', 'form.day_malformed'],
    ['date', '1.2.2026', 'form.day_malformed'],
  ])('gives for a field of kind %s with the answer %j the problem %s', (kind, answer, code) => {
    expect(problemsWith(field(kind), answer)[0]?.code).toBe(code)
  })

  test.each(FormFieldKind.options)('refuses an empty answer to a %s only if it is required', (kind) => {
    const code = kind === 'checkbox' ? 'form.box_not_ticked' : 'form.field_missing'
    for (const empty of [undefined, '', ' \n '])
      expect(problemsWith(field(kind, true), empty)).toEqual([{ field: 'a', code, details: { name: 'Kohta' } }])
    expect(problemsWith(field(kind))).toEqual([])
  })

  test('always refuses an answer that is too long', () => {
    const long = fc.constantFrom(...FormFieldKind.options).chain((kind) => {
      const text = fc.string({
        minLength: longest[kind] + 1,
        maxLength: longest[kind] + 50,
        unit: fc.constantFrom('a', '1', 'ä'),
      })
      return fc.tuple(fc.constant(kind), text)
    })
    fc.assert(
      fc.property(long, ([kind, answer]) => {
        expect(problemsWith(field(kind), answer)).toMatchObject([
          { code: 'form.too_long', details: { max: longest[kind] } },
        ])
      }),
    )
  })

  test('recognizes answers of another form by a field that this one does not have', () => {
    expect(isOfAnotherForm([field('text')], { a: 'x' })).toBe(false)
    expect(isOfAnotherForm([field('text')], { a: 'x', __proto__: 'x', b: 'x' })).toBe(true)
  })
})

test('a missing consent is reported last', () => {
  expect(problemsWith(field('text', true), '', false)).toMatchObject([
    { code: 'form.field_missing' },
    { field: CONSENT_FIELD, code: 'form.consent_missing' },
  ])
})

test.each([
  [{}, false],
  [{ website: '', filledFor: 8000 }, false],
  [{ filledFor: 1999 }, true],
  [{ website: 'https://example.com', filledFor: 8000 }, true],
])('%j seems to be sent by a program: %s', (sent, expected) => {
  expect(looksAutomatic(sent)).toBe(expected)
})
