import { failures, refusals } from '#contracts/refusals.ts'
import { useText, textsFor } from './text.ts'
import { EYE_FIELDS } from './read-prescription.ts'

/** The sentences that the prescription form may have to say by itself, by their code. */
export interface RxTexts {
  eyes: Record<string, string>
  problems: Record<string, string>
  unusual: Record<string, string>
}

export function rxTexts(): RxTexts {
  const t = useText('prescriptions')
  const refusal = useText('refusal')
  // The blanks stay open: whoever says the sentence fills them.
  const open = { eye: '{{eye}}', max: '{{max}}', from: '{{from}}', to: '{{to}}' }
  const own = [
    'missing.sphere',
    'missing.examinedOn',
    'missing.recent',
    ...EYE_FIELDS.map((field) => `unreadable.${field}`),
  ]
  const codes = Object.keys({ ...refusals, ...failures }).filter((code) => code.startsWith('prescription.'))
  return {
    eyes: { right: t('form.right'), left: t('form.left') },
    problems: Object.fromEntries([
      ...own.map((code) => [code, t(`problems.${code}`, open)]),
      ...codes.map((code) => [code, refusal(code, open)]),
    ]),
    unusual: textsFor('prescriptions', 'unusual'),
  }
}
