import type { APIContext } from 'astro'
import type { Article, LensPackage, Sku } from '#contracts/catalog.ts'
import { setQuantity, updateCart, type CartAddition, type CartLine } from '#contracts/cart.ts'
import { chooseContractGlasses, type LifestylePlan } from '#contracts/lifestyle.ts'
import type { UnsuitedLenses } from '#contracts/ground-lenses.ts'
import { uploadPrescription } from '#contracts/kept-prescriptions.ts'
import { lensProblem, wrapRange } from '#domain/lenses/lens-problem.ts'
import { planWithLenses } from '#domain/lifestyle/glasses-by-month.ts'
import { pageQuery } from '../../shared/page-query.ts'
import { type LensOffer, readLensOrder } from '../../shared/read-lens-order.ts'
import { pathTo } from '../../shared/routes.ts'
import { today } from '#site/shared/shop-time.ts'
import { gateFor } from '../pages/account-gate.ts'
import type { ContractChoice } from '../pages/contract-choice.ts'
import { sentenceOf } from './buy.ts'
import { postAsVisitor, visitorOf } from './shop-form.ts'
import { problemText, unusualIn, type LensOrder } from './typed-prescription.ts'
import { uploadedFile } from './uploaded-file.ts'

type Page = Pick<APIContext, 'request' | 'locals' | 'url'> & { response: { headers: Headers; status?: number } }

/**
 * Adds a frame with ground lenses to the visitor's cart, from a form posted without script, or chooses them for a
 * contract and goes on there.
 */
export async function orderLenses(
  page: Page,
  article: Article,
  sku: Sku | undefined,
  choice: ContractChoice | undefined,
): Promise<LensOrder> {
  const values = await page.request.formData().catch(() => new FormData())
  // Without script a button of its own asks for the thickness alone.
  if (values.has('figures')) return { problems: [], values, unusual: [] }
  const { addition, hasPhoto, problems, unusual } = readLensOrder(values, lensOffer(article, sku), today())
  if (!addition) {
    page.response.status = 422
    return { problems: problems.map((problem) => problemText(page, problem)), values, unusual }
  }
  const plan = choice && includedLenses(article, sku, choice).get(addition.childSkuId ?? 0)
  if (choice && !plan) {
    const failure = { code: 'lifestyle.lenses_not_in_plan', details: {} } as const
    return { problems: [sentenceOf(page, failure)], values, unusual: [] }
  }
  const visitor = visitorOf(page)
  const send = async () =>
    postAsVisitor(page, uploadPrescription, { file: await uploadedFile(values, 'file') }, undefined, visitor)
  const sent = hasPhoto && (await send())
  if (sent && !sent.answer.ok)
    return { problems: [{ ...sentenceOf(page, sent.answer.failure), field: 'file' }], values, unusual: [] }
  const comes = sent && sent.answer.ok && { prescriptionComes: { by: 'photo' as const, file: sent.answer.value.ref } }
  const goods = { ...addition, ...comes }
  if (choice?.contract) {
    const input = { ...goods, id: choice.contract }
    const { answer, seeOther } = await postAsVisitor(page, chooseContractGlasses, input, undefined, visitor)
    if (answer.ok) return { next: seeOther(choice.end), problems: [], values, unusual: [] }
    const next = gateFor(page, answer.failure)
    return {
      ...(next && { next }),
      problems: [sentenceOf(page, answer.failure)],
      values,
      unusual: unusualIn(answer.failure),
    }
  }
  const { answer, seeOther } = await postAsVisitor(page, updateCart, goods, undefined, visitor)
  if (answer.ok && plan) {
    const row = addedRow(answer.value.cartHead.cart.items, goods)
    // The same glasses chosen once more, by going back, are one pair.
    if (row && row.quantity > 1)
      await postAsVisitor(page, setQuantity, { ref: row.ref, quantity: 1, noCheckoutInfo: true }, undefined, visitor)
    const query = new URLSearchParams({ [pageQuery.plan]: plan.id, [pageQuery.row]: row?.ref ?? '' })
    return { next: seeOther(`${pathTo(page, 'sign_lifestyle')}?${query}`), problems: [], values, unusual: [] }
  }
  if (answer.ok) return { next: seeOther(pathTo(page, 'cart')), problems: [], values, unusual: [] }
  return { problems: [sentenceOf(page, answer.failure)], values, unusual: unusualIn(answer.failure) }
}

/** The row of the frame that was added: one that was there before now has more pieces, others come last. */
function addedRow(items: readonly CartLine[], { skuId, childSkuId }: CartAddition): CartLine | undefined {
  const rows = items.filter(
    ({ ref, ...row }) =>
      row.skuId === skuId && items.some((lenses) => lenses.parentRef === ref && lenses.skuId === childSkuId),
  )
  return rows.find(({ quantity }) => quantity > 1) ?? rows.at(-1)
}

/** The plan under which a frame gets each of its lens packages, by SKU: the contract's own, or one that is offered. */
export function includedLenses(
  article: Article,
  sku: Sku | undefined,
  { plan, plans }: ContractChoice,
): Map<number, LifestylePlan> {
  const { category } = article
  const { ordinaryPrice, amount } = (sku ?? article).price.unit
  const frame = { category, price: ordinaryPrice ?? amount }
  return new Map(
    lensesInSize(article, sku).packages.flatMap(({ skuId, slug }) => {
      const holding = planWithLenses(plans, plan, { frame, lenses: slug })
      return holding ? [[skuId, holding]] : []
    }),
  )
}

/** The lenses that suit a frame in a size, and those that do not suit it in this size or in any, with why. */
export function lensesInSize(
  { lensSeat, lensPackages, unsuitedLenses }: Article,
  sku: Sku | undefined,
): { packages: LensPackage[]; unsuited: UnsuitedLenses[] } {
  const inSize = { lensSeat, lensHeight: sku?.frame?.lensHeight ?? null }
  const judged = lensPackages.map((lenses) => ({ lenses, problem: lensProblem(inSize, lenses) }))
  return {
    packages: judged.filter(({ problem }) => !problem).map(({ lenses }) => lenses),
    unsuited: [
      ...unsuitedLenses,
      ...judged.flatMap(({ lenses: { name, kind }, problem }) => (problem ? [{ name, kind, ...problem }] : [])),
    ],
  }
}

/** What the form offers for a frame in a size, as its script and its page read it. */
export function lensOffer(article: Article, sku: Sku | undefined): LensOffer {
  const packages = lensesInSize(article, sku).packages.map((lenses) => {
    const { skuId, name, kind, amount, bounds, needsFitting, tints, material, minimumThickness, blankDiameters } =
      lenses
    const asked = { skuId, kind, bounds, needsFitting, tints, wrap: wrapRange(article.lensSeat, lenses) }
    return { ...asked, name, amount, material, minimumThickness, blankDiameters }
  })
  return { skuId: sku?.id, packages }
}

/** Lens packages in the order of their kinds. */
export function byKind(packages: LensPackage[]): [LensPackage['kind'], LensPackage[]][] {
  const kinds = ['single-vision', 'progressive', 'work', 'non-prescription'] as const
  return kinds
    .map((kind) => [kind, packages.filter((one) => one.kind === kind)] as [LensPackage['kind'], LensPackage[]])
    .filter(([, ones]) => ones.length > 0)
}
