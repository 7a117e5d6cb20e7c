import type { PayloadRequest } from 'payload'
import { connectLenses, getContract, getContractDocument, listContracts } from '#contracts/lifestyle.ts'
import { customerCaller } from '#plugins/customers/repository.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { connect } from '../connect.ts'
import { ownedContract } from '../owned-contract.ts'
import { contractNumbered, contractsOf, documentFile } from '../repository.ts'
import { contractView } from '../view.ts'

const hers = { who: 'customer', ownedBy: ownedContract } as const

/** `GET /api/account/lifestyle`: the customer's contracts, terminated ones last. */
const list = endpoint(listContracts, { who: 'customer' }, async (_, req) => {
  return { contracts: await contractsSeenBy(req, customerCaller(req).id) }
})

/** `POST /api/account/lifestyle/connect`: lens deliveries as rows of the next invoice. */
const connectOne = endpoint(connectLenses, { who: 'customer' }, async (asked, req) => {
  const { id } = customerCaller(req)
  await connect(req, id, asked)
  return { contracts: await contractsSeenBy(req, id) }
})

async function contractsSeenBy(req: PayloadRequest, customer: string) {
  const found = await contractsOf(req, customer)
  const contracts = await Promise.all(found.map((one) => contractView(req, one)))
  return contracts.toSorted((one, other) => Number(one.status === 3) - Number(other.status === 3))
}

/** `GET /api/account/lifestyle/:id`: one of the customer's contracts. */
const one = endpoint(getContract, hers, async ({ id }, req) => ({
  contract: await contractView(req, await contractNumbered(req, id)),
}))

/** `GET /api/account/lifestyle/:id/documents/:document`: a document of it as it was made. */
const document = endpoint(getContractDocument, hers, async ({ id, document: named }, req) => ({
  name: `${named}-${id}.pdf`,
  content: await documentFile(req, id, named),
}))

export const readContractEndpoints = [list, one, document, connectOne]
