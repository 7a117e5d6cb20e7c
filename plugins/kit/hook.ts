import type { Config } from 'payload'

/** A handler that a subject registers at a hook, by `extend({ hooks })`. */
export interface Registration<Name = unknown, Handler = unknown> {
  /** Title of the hook. */
  hook: string
  name: Name
  handler: Handler
}

/** A request, or anything else that has the shop. */
interface InShop {
  payload: { config: Pick<Config, 'custom'> }
}

/**
 * A place where an earlier subject calls later ones, which it must not import. The earlier subject defines the hook and
 * reads it, a later one registers its handler. Registrations are stored in the config of a shop, by the title of the
 * hook: the bundles of one process have the value several times.
 */
export interface Hook<Handler> {
  title: string
  /** Registers a handler. */
  on: (handler: Handler) => Registration<null, Handler>
  /** All handlers, in the order of the subjects. */
  of: (shop: InShop) => Handler[]
  /** The handler of a hook at which one subject registers; the last one if it is registered again. */
  only: (shop: InShop) => Handler | undefined
}

/** A hook whose handlers are found by name. */
export interface NamedHook<Handler, Name extends string | number = string> {
  title: string
  /** Registers a handler under a name. It replaces an earlier one of this name. */
  on: (name: Name, handler: Handler) => Registration<Name, Handler>
  /** All handlers by name, in the order of the subjects. */
  of: (shop: InShop) => Map<Name, Handler>
  /** The handler of a name. */
  get: (shop: InShop, name: Name) => Handler | undefined
}

/** Defines a hook. `plugins/hooks.ts` lists all. */
export function hook<Handler>(title: string): Hook<Handler> {
  const of = (shop: InShop) => registeredAt<null, Handler>(title, shop).map(({ handler }) => handler)
  return {
    title,
    on: (handler) => ({ hook: title, name: null, handler }),
    of,
    only: (shop) => of(shop).at(-1),
  }
}

/** Defines a hook whose handlers are found by name. `plugins/hooks.ts` lists all. */
export function namedHook<Handler, Name extends string | number = string>(title: string): NamedHook<Handler, Name> {
  const of = (shop: InShop) =>
    new Map(registeredAt<Name, Handler>(title, shop).map(({ name, handler }) => [name, handler]))
  return {
    title,
    on: (name, handler) => ({ hook: title, name, handler }),
    of,
    get: (shop, name) => of(shop).get(name),
  }
}

function registeredAt<Name, Handler>(title: string, { payload }: InShop): Registration<Name, Handler>[] {
  return registrationsIn<Name, Handler>(payload.config).filter(({ hook: at }) => at === title)
}

/** Everything that is registered in a config, at all hooks. */
export function registrationsIn<Name, Handler>({ custom }: Pick<Config, 'custom'>): Registration<Name, Handler>[] {
  // A title belongs to one hook, which has registered handlers of its own type only.
  return (custom?.hooks as Registration<Name, Handler>[] | undefined) ?? []
}
