import { parentPort, workerData } from 'node:worker_threads'
import { decodedText } from '#domain/decoded-text.ts'
import { checkedRows, type BankRow } from '#domain/invoices/bank-rows.ts'
import { readKtl } from '#domain/invoices/read-ktl.ts'
import { Refusal } from '#domain/refusal.ts'
import { readCamt } from './read-camt.ts'

export type BankFileReading = { rows: BankRow[] } | { refusal: ConstructorParameters<typeof Refusal> }

// What `bank-file.ts` starts, with the file in base64.
parentPort?.postMessage(answer(workerData as string))

function answer(content: string): BankFileReading {
  try {
    return { rows: rowsOf(Buffer.from(content, 'base64')) }
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    return { refusal: [problem.code, problem.details] }
  }
}

function rowsOf(bytes: Buffer): BankRow[] {
  const text = decodedText(bytes)
  const isXml = /^\s*</.test(text)
  if (!isXml && !text.startsWith('0')) throw new Refusal('bankfile.unreadable', { row: 1 })
  return checkedRows(isXml ? readCamt(text) : readKtl(text))
}
