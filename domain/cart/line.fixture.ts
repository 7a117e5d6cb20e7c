import { emptyLine } from './empty-line.ts'
import type { StoredLine } from './stored-line.ts'

/** A row of one piece with nothing particular to it but these differences, for tests. */
export function line(differences: Partial<StoredLine> = {}): StoredLine {
  return { ...emptyLine({ skuId: 1, articleId: 1 }, 'row'), ...differences }
}
