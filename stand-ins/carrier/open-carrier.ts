import { Hono, type Context } from 'hono'
import { randomInt, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { openBehavior } from '../kit/behavior.ts'
import { onlyOwnForms } from '../kit/guard.ts'
import { fieldsOf } from '../kit/request.ts'
import { writeAtomically } from '../kit/write-atomically.ts'

interface Shipment {
  id: string
  parcelNo: string
  reference: string
  /** Whose door it comes from or goes to; the other end is the shop's. */
  party: string[]
  isReturn: boolean
  /** Where the parcel waits for its receiver; empty for delivery to the door. */
  point: string
}

interface CarrierControl {
  mode: 'normal' | 'fail'
}

/** A carrier that books parcels, from customers and to them: shipments and their labels by nShift Delivery's paths, fields and statuses. */
export function openCarrier(data: string) {
  const folder = join(data, 'shipments')
  mkdirSync(folder, { recursive: true })
  const behavior = openBehavior<CarrierControl>(join(data, 'carrier-control.json'), { mode: 'normal' })
  const app = new Hono()

  app.post('/carrier/control', onlyOwnForms, async (c) => {
    const { mode, applies = 'all' } = await fieldsOf(c)
    if ((mode !== 'normal' && mode !== 'fail') || (applies !== 'next' && applies !== 'all'))
      return c.json(problem('mode', 'normal or fail'), 400)
    if (mode === 'normal') behavior.reset()
    else behavior.set(applies, { mode })
    return c.json(behavior.read())
  })

  app.use('/rs-extapi/v1/*', async (c, next) => {
    if (!/^Bearer \S+/.test(c.req.header('authorization') ?? '')) return c.json(problem('auth', 'Unauthorized'), 401)
    if (behavior.take().mode === 'fail') return c.json(problem('server', 'Out of order'), 503)
    return next()
  })

  app.post('/rs-extapi/v1/shipments', async (c) => {
    const sent = await readShipment(c)
    if (!sent) return c.json(problem('shipment', 'sender, receiver, service and parcels are required'), 422)
    const shipment = { id: randomUUID(), parcelNo: `JJFI6${digits(16)}`, ...sent }
    writeAtomically(join(folder, `${shipment.id}.json`), JSON.stringify(shipment))
    const { id, parcelNo, reference } = shipment
    return c.json([{ id, status: 'PRINTED', orderNo: reference, parcels: [{ parcelNo }] }], 201)
  })

  app.get('/rs-extapi/v1/shipments/:id/prints', async (c) => {
    const file = join(folder, `${c.req.param('id').replace(/[^\w-]/g, '')}.json`)
    if (!existsSync(file)) return c.json(problem('shipment', 'Not found'), 404)
    const shipment = JSON.parse(readFileSync(file, 'utf8')) as Shipment
    return c.json([{ id: `${shipment.id}-1`, description: 'Label', pdf: await labelOf(shipment) }])
  })

  return app
}

async function readShipment(c: Context): Promise<Omit<Shipment, 'id' | 'parcelNo'> | null> {
  const body = (await c.req.json().catch(() => null)) as { shipment?: Record<string, unknown> } | null
  const { shipment } = body ?? {}
  const [sender, receiver, agent] = ['sender', 'receiver', 'agent'].map(
    (name) => shipment?.[name] as Record<string, string> | undefined,
  )
  const service = shipment?.['service'] as { id?: string } | undefined
  const party = [sender, receiver].find((one) => one?.['name'])
  const isWhole =
    sender && receiver && party?.['name'] && party['zipcode'] && service?.id && Array.isArray(shipment?.['parcels'])
  if (!isWhole) return null
  const lines = [party['name'], party['address1'], `${party['zipcode']} ${party['city'] ?? ''}`]
  return {
    reference: String(shipment?.['orderNo'] ?? ''),
    party: lines.map((line) => line ?? ''),
    isReturn: party === sender,
    point: agent?.['quickId'] ?? '',
  }
}

async function labelOf({ parcelNo, reference, party, isReturn, point }: Shipment): Promise<string> {
  const document = await PDFDocument.create()
  const page = document.addPage([298, 420])
  const font = await document.embedFont(StandardFonts.Helvetica)
  const bold = await document.embedFont(StandardFonts.HelveticaBold)
  // The built-in fonts know the letters of Latin 1 only.
  const drawable = (text: string) => text.replace(/[^\x20-\x7e\xa0-\xff]/g, '?')
  page.drawText(isReturn ? 'Palautus' : 'Paketti', { x: 24, y: 372, size: 22, font: bold })
  const place = point ? ['', 'Noutopiste', point] : []
  const lines = [isReturn ? 'Lähettäjä' : 'Vastaanottaja', ...party, ...place, '', 'Viite', reference]
  for (const [index, line] of lines.entries())
    page.drawText(drawable(line), { x: 24, y: 336 - index * 16, size: 11, font })
  page.drawText(parcelNo, { x: 24, y: 60, size: 15, font: bold })
  return document.saveAsBase64()
}

function digits(count: number): string {
  return Array.from({ length: count }, () => randomInt(10)).join('')
}

function problem(field: string, message: string) {
  return [{ field, message, type: 'error' }]
}
