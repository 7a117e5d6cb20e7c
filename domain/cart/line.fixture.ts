import { emptyLine } from './empty-line.ts'
import type { KeptLine } from './kept-line.ts'

/** A row of one piece with nothing particular to it but these differences, for tests. */
export function line(differences: Partial<KeptLine> = {}): KeptLine {
  return { ...emptyLine({ skuId: 1, articleId: 1 }, 'row'), ...differences }
}
