import type { APIContext } from 'astro'
import type { Article, LensPackage, Sku } from '#contracts/catalog.ts'
import { updateCart } from '#contracts/cart.ts'
import { uploadPrescription } from '#contracts/kept-prescriptions.ts'
import { readLensOrder } from '../../shared/read-lens-order.ts'
import { pathTo } from '../../shared/routes.ts'
import { today } from '#site/shared/shop-time.ts'
import { sentenceOf } from './buy.ts'
import { postAsVisitor, visitorOf } from './shop-form.ts'
import { problemText, unusualIn, type LensOrder } from './typed-prescription.ts'
import { uploadedFile } from './uploaded-file.ts'

type Page = Pick<APIContext, 'request' | 'locals'> & { response: { headers: Headers; status?: number } }

/** Adds a frame with ground lenses to the visitor's cart, from a form posted without script. */
export async function orderLenses(page: Page, { lensPackages }: Article, sku: Sku | undefined): Promise<LensOrder> {
  const values = await page.request.formData().catch(() => new FormData())
  const { addition, hasPhoto, problems, unusual } = readLensOrder(
    values,
    { skuId: sku?.id, packages: lensPackages },
    today(),
  )
  if (!addition) {
    page.response.status = 422
    return { problems: problems.map((problem) => problemText(page, problem)), values, unusual }
  }
  const visitor = visitorOf(page)
  const send = async () =>
    postAsVisitor(page, uploadPrescription, { file: await uploadedFile(values, 'file') }, undefined, visitor)
  const sent = hasPhoto && (await send())
  if (sent && !sent.answer.ok)
    return { problems: [{ ...sentenceOf(page, sent.answer.failure), field: 'file' }], values, unusual: [] }
  const comes = sent && sent.answer.ok && { prescriptionComes: { by: 'photo' as const, file: sent.answer.value.ref } }
  const { answer, seeOther } = await postAsVisitor(page, updateCart, { ...addition, ...comes }, undefined, visitor)
  if (answer.ok) return { next: seeOther(pathTo(page, 'cart')), problems: [], values, unusual: [] }
  return { problems: [sentenceOf(page, answer.failure)], values, unusual: unusualIn(answer.failure) }
}

/** Lens packages in the order of their kinds. */
export function byKind(packages: LensPackage[]): [LensPackage['kind'], LensPackage[]][] {
  const kinds = ['single-vision', 'progressive', 'work', 'non-prescription'] as const
  return kinds
    .map((kind) => [kind, packages.filter((one) => one.kind === kind)] as [LensPackage['kind'], LensPackage[]])
    .filter(([, ones]) => ones.length > 0)
}
