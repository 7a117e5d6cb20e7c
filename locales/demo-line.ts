import type { Language } from '#contracts/language.ts'
import { textOf } from './texts.ts'

/** What every page of a demo says, in its language. Undefined in a shop that is no demo. */
export function demoLine(language: Language): { label: string; line: string } | undefined {
  if (process.env.SHOP_DEMO !== 'on') return undefined
  const t = textOf(language, 'shell')
  return { label: t('demo.label'), line: t('demo.line') }
}
