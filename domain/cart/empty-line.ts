import type { Goods } from '#domain/catalog/goods.ts'
import type { StoredLine } from './stored-line.ts'

/** A row of one piece with nothing particular to it. */
export function emptyLine({ skuId, articleId }: Pick<Goods, 'skuId' | 'articleId'>, ref: string): StoredLine {
  return {
    ref,
    parentRef: null,
    skuId,
    parentSkuID: null,
    articleId,
    quantity: 1,
    eye: null,
    parameters: null,
    prescriptionGlasses: null,
    lensConfiguration: null,
    subscriptionInterval: null,
    unusual: [],
    examinedOn: null,
  }
}
