import type { Registration } from '#plugins/kit/hook.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'

/** Registers handlers in a shop that is open, until it is closed. */
export function register({ payload }: WithPayload, ...added: Registration[]): void {
  const registered = payload.config.custom['hooks'] as Registration[]
  registered.push(...added)
}
