import * as z from 'zod/mini'

/** The fields of a plain form as typed, so that no input is lost. */
export interface PostedFields {
  isPosted: boolean
  /** In one piece and without spaces around it. */
  text: (name: string) => string
  /** Every sign as typed: a password. */
  exact: (name: string) => string
  isTicked: (name: string) => boolean
}

/** Longer than anything these forms ask for; the contract refuses sooner. */
const LONGEST = 500

/** Reads the form that was posted to a page. On a `GET` every field is empty. */
export async function postedFields(request: Request): Promise<PostedFields> {
  const isPosted = request.method === 'POST'
  const form = isPosted ? await request.formData().catch(() => new FormData()) : new FormData()
  const exact = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.slice(0, LONGEST) : ''
  }
  return { isPosted, exact, text: (name) => exact(name).trim(), isTicked: (name) => form.has(name) }
}

/** What was typed as its contract cleans it, for rules that judge before it is sent; as it is where it does not fit the contract. */
export function cleaned<Typed>(contract: z.ZodMiniType<Typed, Typed>, typed: Typed): Typed {
  return z.safeParse(contract, typed).data ?? typed
}
