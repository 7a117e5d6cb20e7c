import { failures, refusals } from '#contracts/refusals.ts'
import { useText, textsFor } from './text.ts'
import type { InLanguage } from '../../shared/language.ts'
import { EYE_FIELDS } from '#domain/prescriptions/per-eye.ts'
import type { RxTexts } from '../../shared/rx-texts.ts'

export function rxTexts(page: InLanguage): RxTexts {
  const t = useText(page, 'prescriptions')
  const refusal = useText(page, 'refusal')
  // The placeholders are filled in by the browser.
  const open = { eye: '{{eye}}', max: '{{max}}', from: '{{from}}', to: '{{to}}' }
  const own = [
    'choose_size',
    'choose_lenses',
    'missing.sphere',
    'missing.examinedOn',
    'missing.recent',
    ...EYE_FIELDS.map((field) => `unreadable.${field}`),
  ]
  const codes = Object.keys({ ...refusals, ...failures }).filter((code) => /^(prescription|lens)\./.test(code))
  return {
    eyes: { right: t('form.right'), left: t('form.left') },
    at_eye: t('problems.at_eye', { eye: '{{eye}}', sentence: '{{sentence}}' }),
    problems: Object.fromEntries([
      ...own.map((code) => [code, t(`problems.${code}`, open)]),
      ...codes.map((code) => [code, refusal(code, open)]),
    ]),
    unusual: textsFor(page, 'prescriptions', 'unusual'),
  }
}
