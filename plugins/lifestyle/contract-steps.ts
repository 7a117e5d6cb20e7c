import type { PayloadRequest } from 'payload'
import { deleteWhere } from '#plugins/kit/storage/documents.ts'
import { ended } from '#domain/lifestyle/contract.ts'
import { today } from '#plugins/kit/clock.ts'
import { steps } from '#plugins/kit/work/steps.ts'
import { toContract } from './contract-document.ts'
import { contractPdf } from './contract-pdf.ts'
import { tell } from './letters.ts'
import { arrive, orderGlasses } from './order-glasses.ts'
import { changeContract, keepDocument, type StoredContract } from './repository.ts'

/** What a contract does by itself, each on its day, and what follows from a change of it. */
export const contractSteps = steps('lifestyle-contracts', {
  /** Keeps a document as it is agreed now. `of` names it, such as `contract.1`. */
  document: {
    isInAnswer: true,
    run: (req, stored, of) => writeDocument(req, toContract(req, stored), of ?? ''),
  },
  /** Who has not given a card by the next day has no contract. */
  lapse: { run: (req, stored) => lapse(req, toContract(req, stored)) },
  /** `of` counts the orders of the contract. */
  order: { run: (req, { number }, of) => orderGlasses(req, number, Number(of)) },
  arrive: { run: (req, { number }, of) => arrive(req, number, Number(of)) },
  end: {
    async run(req, { number }) {
      await changeContract(req, number, ({ contract }) => {
        const after = ended(contract, today())
        return after && { contract: after, tells: 'ended' }
      })
    },
  },
  /** A letter, by what it tells and the version that it follows. */
  tell: { waitsFor: ['document'], run: (req, stored, of) => tell(req, toContract(req, stored), of ?? '') },
})

async function writeDocument(req: PayloadRequest, stored: StoredContract, of: string): Promise<void> {
  await keepDocument(req, stored, of, { kind: 'contract', on: stored.signedOn, pdf: await contractPdf(req, stored) })
}

async function lapse(req: PayloadRequest, { number, version, contract }: StoredContract): Promise<void> {
  if (contract.orders > 0) return
  const isSame = { and: [{ number: { equals: number } }, { version: { equals: version } }] }
  await deleteWhere(req, 'lifestyle-contracts', isSame)
  await deleteWhere(req, 'lifestyle-documents', { contract: { equals: number } })
}
