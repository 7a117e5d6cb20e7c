import type { APIContext } from 'astro'
import type { Article, LensPackage, Sku } from '#contracts/catalog.ts'
import { updateCart } from '#contracts/cart.ts'
import type { UnusualValue } from '#domain/prescriptions/unusual.ts'
import type { InLanguage } from '../../shared/language.ts'
import { readLensOrder } from '../../shared/read-lens-order.ts'
import type { RxProblem } from '../../shared/read-prescription.ts'
import { pathTo } from '../../shared/routes.ts'
import { rxSentence } from '../../shared/rx-texts.ts'
import { today } from '../../shared/today.ts'
import { sentenceOf, type Bought, type Problem } from './buy.ts'
import { rxTexts } from '../texts/rx-texts.ts'
import { postAsVisitor } from './shop-form.ts'

export interface LensOrder extends Bought {
  /** Unusual values for the shopper to confirm. */
  unusual: UnusualValue[]
}

type Page = Pick<APIContext, 'request' | 'locals'> & { response: { headers: Headers; status?: number } }

/** Adds a frame with ground lenses to the visitor's cart, from a form posted without script. */
export async function orderLenses(page: Page, { lensPackages }: Article, sku: Sku | undefined): Promise<LensOrder> {
  const values = await page.request.formData().catch(() => new FormData())
  const { addition, problems, unusual } = readLensOrder(values, { skuId: sku?.id, packages: lensPackages }, today())
  if (!addition) {
    page.response.status = 422
    return { problems: problems.map((problem) => problemText(page, problem)), values, unusual }
  }
  const { answer, seeOther } = await postAsVisitor(page, updateCart, addition)
  if (answer.ok) return { next: seeOther(pathTo(page, 'cart')), problems: [], values, unusual: [] }
  const isUnusual = answer.failure.code === 'prescription.unusual'
  return { problems: [sentenceOf(page, answer.failure)], values, unusual: isUnusual ? unusual : [] }
}

function problemText(page: InLanguage, problem: RxProblem): Problem {
  return { field: problem.field || undefined, text: rxSentence(problem, rxTexts(page)) }
}

/** Lens packages in the order of their kinds. */
export function byKind(packages: LensPackage[]): [LensPackage['kind'], LensPackage[]][] {
  const kinds = ['single-vision', 'progressive', 'work', 'non-prescription'] as const
  return kinds
    .map((kind) => [kind, packages.filter((one) => one.kind === kind)] as [LensPackage['kind'], LensPackage[]])
    .filter(([, ones]) => ones.length > 0)
}
