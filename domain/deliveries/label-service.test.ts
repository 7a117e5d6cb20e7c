import { expect, test } from 'vitest'
import { labelService } from './label-service.ts'

test.each([
  [{ methodId: 202 }, { service: 'PO2104', point: null }],
  [
    { methodId: 201, pickupPointId: 'posti-001' },
    { service: 'PO2103', point: 'posti-001' },
  ],
  [
    { methodId: 203, pickupPointId: 'mh-9' },
    { service: 'MH80', point: 'mh-9' },
  ],
])('the delivery %j is booked as %j', (delivery, service) => {
  expect(labelService(delivery)).toEqual(service)
})

test.each([{ methodId: 119 }, { methodId: 900 }, { methodId: 201 }, { methodId: 203, pickupPointId: null }])(
  'no label is printed for %j',
  (delivery) => {
    expect(() => labelService(delivery)).toThrow('order.without_label')
  },
)
