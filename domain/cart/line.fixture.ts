import type { KeptLine } from './kept-line.ts'

/** A row of one piece with nothing particular to it but these differences, for tests. */
export function line(differences: Partial<KeptLine> = {}): KeptLine {
  return {
    ref: 'row',
    parentRef: null,
    skuId: 1,
    parentSkuID: null,
    articleId: 1,
    quantity: 1,
    eye: null,
    parameters: null,
    prescriptionGlasses: null,
    lensConfiguration: null,
    subscriptionInterval: null,
    unusual: [],
    examinedOn: null,
    ...differences,
  }
}
