import type { APIContext } from 'astro'
import type { Article } from '#contracts/catalog.ts'
import { addContactLenses, updateCart } from '#contracts/cart.ts'
import type { Failure } from '#contracts/refusals.ts'
import type { InLanguage } from '../shared/language.ts'
import { readLenses, readPieces, type FormGap } from '../shared/read-buy-form.ts'
import { refusedField } from '../shared/refused-field.ts'
import { pathTo } from '../shared/routes.ts'
import { postAsVisitor } from './shop-form.ts'
import { useText } from './text.ts'

export interface Problem {
  text: string
  field?: string | undefined
}

export interface Bought {
  /** Where to go on. Nothing where the shop or the form said no. */
  next?: Response
  problems: Problem[]
  values: FormData
}

type Page = Pick<APIContext, 'request' | 'locals'> & { response: { headers: Headers; status?: number } }

/** Puts what the form of a product page asks for into the visitor's cart. With script, the browser asks by itself. */
export async function buy(page: Page, article: Article): Promise<Bought> {
  const values = await page.request.formData().catch(() => new FormData())
  const { gaps, send } = asked(page, article, values)
  if (gaps.length > 0) {
    page.response.status = 422
    return { problems: gaps.map((gap) => ({ field: gap.field, text: sentenceOfGap(page, gap) })), values }
  }
  const { answer, seeOther } = await send()
  if (answer.ok) return { next: seeOther(pathTo(page, 'cart')), problems: [], values }
  return { problems: [sentenceOf(page, answer.failure)], values }
}

function asked(page: Page, article: Article, values: FormData) {
  if (article.lensChoice) {
    const { addition, gaps } = readLenses(values, article)
    return { gaps, send: () => postAsVisitor(page, addContactLenses, addition) }
  }
  const { addition, gaps } = readPieces(values)
  return { gaps, send: () => postAsVisitor(page, updateCart, addition) }
}

/** What a field says when it was left open. The form carries it along, so that its script says the same. */
export function sentenceOfGap(page: InLanguage, { field, side, axis }: FormGap): string {
  const t = useText(page, 'article')
  if (side && axis) return t(`lens.missing.${axis}`, { eye: t(`lens.${side}`).toLocaleLowerCase('fi') })
  const others: Record<string, string> = {
    size: 'choose_size',
    quantity: 'choose_quantity',
    confirms: 'lens.not_confirmed',
    examinedOn: 'lens.no_day',
  }
  return t(others[field] ?? 'lens.no_eye')
}

/** Why the shop said no, in its own words, led to the field it is about where that is known. */
export function sentenceOf(page: InLanguage, { code, details }: Failure): Problem {
  return { text: useText(page, 'refusal')(code, details), field: refusedField(code) }
}
