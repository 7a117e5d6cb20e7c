import * as z from 'zod/mini'
import { Refusal } from '#domain/refusal.ts'

const PATIENCE_MS = 8000

/** Service for parcels from customers to us, by the carrier's catalogue: Posti's customer return. */
const RETURN_SERVICE = 'PO2108'

/** Who sends a parcel back. */
export interface ReturnSender {
  name: string
  street: string
  zip: string
  city: string
  email: string
}

/** A parcel that is booked back to us: the carrier's own name for it, and the code that its label shows. */
export interface ReturnShipment {
  shipment: string
  code: string
}

const Booked = z.array(z.object({ id: z.string(), parcels: z.array(z.object({ parcelNo: z.string() })) }))
const Prints = z.array(z.object({ pdf: z.string() }))

/**
 * Books a parcel from a customer back to us, by nShift Delivery's REST API (`POST /shipments`, `GET
 * /shipments/{id}/prints`). Booked twice, a second label stays unused, and an unused label costs nothing. Throws
 * `return.label_unavailable` when the carrier does not answer or refuses.
 */
export async function bookReturn(reference: string, sender: ReturnSender): Promise<ReturnShipment> {
  const { name, street, zip, city, email } = sender
  const [booked] = await ask(Booked, '/shipments', {
    shipment: {
      orderNo: reference,
      senderReference: reference,
      service: { id: RETURN_SERVICE },
      sender: { name, address1: street, zipcode: zip, city, country: 'FI', email },
      receiver: { quickId: '1' },
      parcels: [{ copies: 1, contents: 'Palautus' }],
    },
    pdfConfig: { target1Media: 'laser-a4' },
  })
  const code = booked?.parcels[0]?.parcelNo
  if (!booked || code === undefined) throw new Refusal('return.label_unavailable')
  return { shipment: booked.id, code }
}

/** The label of a booked parcel as a PDF, in Base64. Throws `return.label_unavailable`. */
export async function returnLabel(shipment: string): Promise<string> {
  const [print] = await ask(Prints, `/shipments/${encodeURIComponent(shipment)}/prints`)
  if (!print) throw new Refusal('return.label_unavailable')
  return print.pdf
}

async function ask<Shape extends z.ZodMiniType>(shape: Shape, path: string, body?: object): Promise<z.output<Shape>> {
  const { CARRIER_URL = '', CARRIER_KEY = '' } = process.env
  const response = await fetch(`${CARRIER_URL}/rs-extapi/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${CARRIER_KEY}`, 'content-type': 'application/json', accept: 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => null)
  const answer = response?.ok ? shape.safeParse(await response.json().catch(() => null)) : null
  if (!answer?.success) throw new Refusal('return.label_unavailable')
  return answer.data
}
