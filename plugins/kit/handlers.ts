import type { Config } from 'payload'

/**
 * Handlers that a subject registers for earlier ones, which must not import it: by the name of the extension point, then
 * by their own name. The earlier subject defines the extension point and its type, and reads it with `handlersOf`.
 */
export type Handlers = Record<string, Record<string, unknown>>

/** All handlers registered at an extension point, by name. */
export function handlersOf<Handler>({ custom }: Pick<Config, 'custom'>, extensionPoint: string): Map<string, Handler> {
  const registered = (custom?.handlers as Handlers | undefined)?.[extensionPoint] ?? {}
  return new Map(Object.entries(registered as Record<string, Handler>))
}
