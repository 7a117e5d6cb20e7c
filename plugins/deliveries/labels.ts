import * as z from 'zod/mini'
import type { LabelService } from '#domain/deliveries/label-service.ts'
import { Refusal } from '#domain/refusal.ts'
import { askCarrier } from './carrier.ts'

const PATIENCE_MS = 8000

/** Service for parcels from customers to us, by the carrier's catalogue: Posti's customer return. */
const RETURN_SERVICE = 'PO2108'

/** The shop itself, as its account at the carrier knows it. */
const US = { quickId: '1' }

/** Whose door a parcel comes from or goes to. */
export interface Party {
  name: string
  street: string
  zip: string
  city: string
  email: string
  phone?: string
}

/** A parcel that is booked: the carrier's own name for it, and the code that its label shows. */
export interface Shipment {
  shipment: string
  code: string
}

/** Whether it comes back to us or leaves: whose matter it is that the carrier is silent. */
type Way = 'return' | 'order'

const Booked = z.array(z.object({ id: z.string(), parcels: z.array(z.object({ parcelNo: z.string() })) }))
const Prints = z.array(z.object({ pdf: z.string() }))

/**
 * Books a parcel from a customer back to us, by nShift Delivery's REST API (`POST /shipments`, `GET
 * /shipments/{id}/prints`). Booked twice, a second label stays unused, and an unused label costs nothing. Throws
 * `return.label_unavailable` when the carrier does not answer or refuses.
 */
export function bookReturn(reference: string, sender: Party): Promise<Shipment> {
  const parties = { sender: partyOf(sender), receiver: US }
  return book('return', reference, { ...parties, service: { id: RETURN_SERVICE }, contents: 'Palautus' })
}

/** Books a parcel from us to a buyer, to the door or to the chosen point. Throws `order.label_unavailable` likewise. */
export function bookParcel(reference: string, receiver: Party, { service, point }: LabelService): Promise<Shipment> {
  const parties = { sender: US, receiver: partyOf(receiver), ...(point !== null && { agent: { quickId: point } }) }
  return book('order', reference, { ...parties, service: { id: service }, contents: 'Tilaus' })
}

/** The label of a booked parcel as a PDF, in Base64. Throws `return.label_unavailable` or `order.label_unavailable`. */
export async function labelOf(way: Way, shipment: string): Promise<string> {
  const [print] = await ask(way, Prints, `/shipments/${encodeURIComponent(shipment)}/prints`)
  if (!print) throw new Refusal(`${way}.label_unavailable`)
  return print.pdf
}

async function book(
  way: Way,
  reference: string,
  { contents, ...parties }: Record<string, unknown> & { contents: string },
): Promise<Shipment> {
  const [booked] = await ask(way, Booked, '/shipments', {
    shipment: {
      orderNo: reference,
      senderReference: reference,
      ...parties,
      parcels: [{ copies: 1, contents }],
    },
    pdfConfig: { target1Media: 'laser-a4' },
  })
  const code = booked?.parcels[0]?.parcelNo
  if (!booked || code === undefined) throw new Refusal(`${way}.label_unavailable`)
  return { shipment: booked.id, code }
}

function partyOf({ name, street, zip, city, email, phone }: Party) {
  return { name, address1: street, zipcode: zip, city, country: 'FI', email, ...(phone && { mobile: phone }) }
}

async function ask<Shape extends z.ZodMiniType>(
  way: Way,
  shape: Shape,
  path: string,
  body?: object,
): Promise<z.output<Shape>> {
  const answer = await askCarrier(shape, { path, patienceMs: PATIENCE_MS, ...(body && { body }) })
  if (answer === null) throw new Refusal(`${way}.label_unavailable`)
  return answer
}
