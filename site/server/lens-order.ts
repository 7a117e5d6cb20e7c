import type { APIContext } from 'astro'
import type { Article, LensPackage, Sku } from '#contracts/catalog.ts'
import { updateCart } from '#contracts/cart.ts'
import { needsPrescription } from '#domain/catalog/needs-prescription.ts'
import { sentenceOf, type Bought, type Problem } from './buy.ts'
import { readPrescription, type RxProblem } from '../shared/read-prescription.ts'
import type { InLanguage } from '../shared/language.ts'
import { pathTo } from '../shared/routes.ts'
import { postAsVisitor } from './shop-form.ts'
import { useText } from './text.ts'
import { readTint } from './tint-form.ts'
import { today } from '../shared/today.ts'
import type { UnusualValue } from '#domain/prescriptions/unusual.ts'

export interface LensOrder extends Bought {
  /** What the shopper is asked to look at once more. */
  unusual: UnusualValue[]
}

type Page = Pick<APIContext, 'request' | 'locals'> & { response: { headers: Headers; status?: number } }

/** Puts a frame with the lenses ground for it into the visitor's cart. */
export async function orderLenses(page: Page, article: Article, sku: Sku | undefined): Promise<LensOrder> {
  const values = await page.request.formData().catch(() => new FormData())
  const lens = article.lensPackages.find(({ skuId }) => String(skuId) === values.get('lenses'))
  const t = useText(page, 'prescriptions')
  if (!sku) return refused(page, values, [{ text: t('problems.choose_size') }])
  if (!lens)
    return refused(page, values, [
      { text: t('problems.choose_lenses'), field: `lenses-${article.lensPackages[0]?.skuId}` },
    ])

  const tint = readTint(values, lens)
  if (tint === 'unknown') return refused(page, values, [{ text: useText(page, 'refusal')('lens.tint_unknown') }])
  const lensConfiguration = tint && { tint: { color: tint.color, degree: tint.degree } }
  const asked = {
    skuId: sku.id,
    quantity: 1,
    childSkuId: lens.skuId,
    ...(lensConfiguration && { lensConfiguration }),
    noCheckoutInfo: true,
  }
  if (!needsPrescription(lens.kind))
    return settled(page, await postAsVisitor(page, updateCart, asked), { values, unusual: [] })

  const read = readPrescription(values, today(), lens)
  if (read.problems.length > 0) {
    const problems = read.problems.map((problem) => problemText(page, problem))
    return refused(page, values, problems, read.unusual)
  }
  const confirmsUnusual = values.get('looked') !== null
  const { prescription: prescriptionGlasses, unusual } = read
  const posted = await postAsVisitor(page, updateCart, { ...asked, prescriptionGlasses, confirmsUnusual })
  return settled(page, posted, { values, unusual })
}

/** The sentence of one thing to put right, with the eye named where it stands in one. */
export function problemText(page: InLanguage, { code, eye, details, field }: RxProblem): Problem {
  const t = useText(page, 'prescriptions')
  const name = eye && t(`form.${eye}`)
  if (/^(missing|unreadable)\./.test(code)) return { field, text: t(`problems.${code}`, { eye: name ?? '' }) }
  const sentence = useText(page, 'refusal')(code, details)
  return { field, text: name ? t('problems.at_eye', { eye: name, sentence }) : sentence }
}

function settled(
  page: Page,
  { answer, seeOther }: Awaited<ReturnType<typeof postAsVisitor>>,
  { values, unusual }: Pick<LensOrder, 'values' | 'unusual'>,
): LensOrder {
  if (answer.ok) return { next: seeOther(pathTo(page, 'cart')), problems: [], values, unusual: [] }
  const isUnusual = answer.failure.code === 'prescription.unusual'
  const problem = { ...sentenceOf(page, answer.failure), ...(isUnusual && { field: 'looked' }) }
  return { problems: [problem], values, unusual: isUnusual ? unusual : [] }
}

function refused(page: Page, values: FormData, problems: Problem[], unusual: UnusualValue[] = []): LensOrder {
  page.response.status = 422
  return { problems, values, unusual }
}

/** Lens packages in the order of their kinds. */
export function byKind(packages: LensPackage[]): [LensPackage['kind'], LensPackage[]][] {
  const kinds = ['single-vision', 'progressive', 'work', 'non-prescription'] as const
  return kinds
    .map((kind) => [kind, packages.filter((one) => one.kind === kind)] as [LensPackage['kind'], LensPackage[]])
    .filter(([, ones]) => ones.length > 0)
}
