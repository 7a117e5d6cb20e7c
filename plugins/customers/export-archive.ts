import type { PayloadRequest } from 'payload'
import { strToU8, zipSync, type Zippable } from 'fflate'
import { textOf } from '#locales/texts.ts'
import { customerRecords, type CustomerRecords } from './hooks.ts'
import { exportPdf } from './export-pdf.ts'
import type { StoredCustomer } from './repository.ts'

/** A picture or a PDF does not get smaller. */
const AS_IT_IS = { level: 0 } as const

/** Everything that the subjects keep of a customer, as a ZIP: JSON and files by subject, and a PDF to read. */
export async function exportArchive(
  req: PayloadRequest,
  customer: StoredCustomer,
): Promise<{ bytes: Uint8Array; isHealth: boolean }> {
  const collected: [string, CustomerRecords][] = []
  for (const [name, { collect }] of customerRecords.of(req)) collected.push([name, await collect(req, customer)])
  const zipped: Zippable = {
    'lue-minut.txt': strToU8(`${textOf(customer.language, 'account-tasks')('export.readme')}\n`),
    'tiedot.pdf': [await exportPdf(customer.language, collected), AS_IT_IS],
  }
  for (const [name, { rows, files = [] }] of collected) {
    zipped[`${name}.json`] = strToU8(`${JSON.stringify(rows, null, 2)}\n`)
    for (const { path, bytes } of files) zipped[`${name}/${path}`] = [bytes, AS_IT_IS]
  }
  return { bytes: zipSync(zipped), isHealth: collected.some(([, { isHealth }]) => isHealth === true) }
}
