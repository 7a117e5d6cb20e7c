import type { APIContext } from 'astro'
import type { Article } from '#contracts/catalog.ts'
import { addContactLenses, updateCart } from '#contracts/cart.ts'
import type { Failure } from '#contracts/refusals.ts'
import type { InLanguage } from '../../shared/language.ts'
import { readLenses, readPieces, type FormGap } from '../../shared/read-buy-form.ts'
import { refusedField } from '../../shared/refused-field.ts'
import { pathTo } from '../../shared/routes.ts'
import { postAsVisitor } from './shop-form.ts'
import { useText } from '../texts/text.ts'

export interface Problem {
  text: string
  field?: string | undefined
}

export interface Bought {
  /** The redirect; undefined after a refusal. */
  next?: Response
  problems: Problem[]
  values: FormData
}

type Page = Pick<APIContext, 'request' | 'locals'> & { response: { headers: Headers; status?: number } }

/** Adds the goods of a product page's form to the visitor's cart. With script, the browser calls the API itself. */
export async function buy(page: Page, article: Article): Promise<Bought> {
  const values = await page.request.formData().catch(() => new FormData())
  const { gaps, send } = readForm(page, article, values)
  if (gaps.length > 0) {
    page.response.status = 422
    return { problems: gaps.map((gap) => ({ field: gap.field, text: sentenceOfGap(page, gap) })), values }
  }
  const { answer, seeOther } = await send()
  if (answer.ok) return { next: seeOther(pathTo(page, 'cart')), problems: [], values }
  return { problems: [sentenceOf(page, answer.failure)], values }
}

function readForm(page: Page, article: Article, values: FormData) {
  if (article.lensChoice) {
    const { addition, gaps } = readLenses(values, article)
    return { gaps, send: () => postAsVisitor(page, addContactLenses, addition) }
  }
  const { addition, gaps } = readPieces(values)
  return { gaps, send: () => postAsVisitor(page, updateCart, addition) }
}

/** The message of a missing field, also embedded in the form for its script. */
export function sentenceOfGap(page: InLanguage, { field, side, axis }: FormGap): string {
  const t = useText(page, 'article')
  if (side && axis) return t(`lens.missing.${axis}`, { eye: t(`lens.${side}`) })
  const others: Record<string, string> = {
    size: 'choose_size',
    quantity: 'choose_quantity',
    confirms: 'lens.not_confirmed',
    examinedOn: 'lens.no_day',
    interval: 'subscribe.no_interval',
  }
  return t(others[field] ?? 'lens.no_eye')
}

/** The message of a refusal, with its field where that is known. */
export function sentenceOf(page: InLanguage, { code, details }: Failure): Problem {
  return { text: useText(page, 'refusal')(code, details), field: refusedField(code) }
}
