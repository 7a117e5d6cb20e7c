import * as z from 'zod/mini'
import { Nothing, route } from './route.ts'

/** A store by its number, and as customers know it. */
const NamedStore = z.object({ id: z.int(), name: z.string() })

/** A browser in which staff of a store serve customers. */
export const StoreMode = z.object({
  store: NamedStore,
  /** Name of the member of staff who opened it. */
  staff: z.string(),
  /** When it ends by itself. */
  until: z.iso.datetime(),
  /** Minutes without use after which whoever was served is forgotten. */
  idleMinutes: z.int(),
})
export type StoreMode = z.infer<typeof StoreMode>

/** The store mode of this browser; null in every other. */
export const getStoreMode = route({
  method: 'get',
  path: '/store-mode',
  input: Nothing,
  output: z.object({ mode: z.nullable(StoreMode) }),
})

/** Staff: which store she may open. Who has none of her own may choose, or may open none. */
export const getStoreDoor = route({
  method: 'get',
  path: '/store-mode/door',
  input: Nothing,
  output: z.object({ staff: z.string(), own: z.nullable(NamedStore), mayChoose: z.boolean() }),
})

/**
 * Staff: opens the store of this number in her browser, in place of any other, and signs a customer out of it. Sent again, it opens
 * anew. Fails with `store.not_found`, `store_mode.no_store` and `store_mode.other_store`.
 */
export const openStoreMode = route({
  method: 'post',
  path: '/store-mode/open',
  input: z.object({ store: z.int() }),
  output: z.object({ mode: StoreMode }),
})

/** Ends the store mode of this browser, if there is one, and forgets whom it served. */
export const closeStoreMode = route({
  method: 'post',
  path: '/store-mode/close',
  input: Nothing,
  output: z.object({ isClosed: z.literal(true) }),
})

/** A store: forgets whom it has served, with the cart. The store stays open for the next. */
export const endCustomer = route({
  method: 'post',
  path: '/store-mode/customer/end',
  input: Nothing,
  output: z.object({ mode: StoreMode }),
})
