import * as z from 'zod/mini'
import { FileType, UploadedFile } from './kept-prescriptions.ts'
import { OrderNumber } from './orders.ts'
import { route } from './route.ts'
import { note } from './typed.ts'

const Ref = z.string().check(z.maxLength(40))

/** How a claim stands: staff have still to look at it, have given another pair, or have refused it. */
export const ClaimState = z.enum(['received', 'accepted', 'declined'])
export type ClaimState = z.infer<typeof ClaimState>

/** A claim for broken glasses as its customer sees it. */
export const InsuranceClaim = z.object({
  ref: z.string(),
  /** Of the order. */
  number: z.string(),
  /** Name of the frame. */
  name: z.string(),
  state: ClaimState,
  receivedAt: z.iso.datetime(),
  /** The code that buys another pair; null until the claim is accepted. */
  code: z.nullable(z.string()),
  /** What staff answered; empty before. */
  answer: z.string(),
})
export type InsuranceClaim = z.infer<typeof InsuranceClaim>

/** Glasses of an order that may be claimed for: the row of their frame, and how many pairs are left. */
export const InsuredPair = z.object({ row: z.string(), name: z.string(), left: z.int(), until: z.iso.date() })
export type InsuredPair = z.infer<typeof InsuredPair>

/** What of an order may be claimed for today, and what was. */
export const getClaims = route({
  method: 'get',
  path: '/account/orders/:number/claims',
  input: z.object({ number: OrderNumber }),
  output: z.object({ pairs: z.array(InsuredPair), claims: z.array(InsuranceClaim) }),
})

/** A member's glasses have broken: which, how, and a picture of them. Sent twice, it counts once. */
export const claimInsurance = route({
  method: 'post',
  path: '/account/orders/:number/claim',
  input: z.object({
    number: OrderNumber,
    row: z.string().check(z.maxLength(64)),
    words: note(1000),
    file: UploadedFile,
  }),
  output: z.object({ claim: InsuranceClaim }),
})

/** Staff: the picture of a claim, as base64. */
export const readClaimPicture = route({
  method: 'get',
  path: '/insurance/:ref/picture',
  input: z.object({ ref: Ref }),
  output: z.object({ type: FileType, file: z.string() }),
})

/** Staff: gives another pair for the broken one, or says why not. Done once. */
export const answerClaim = route({
  method: 'post',
  path: '/insurance/:ref/answer',
  input: z.object({
    ref: Ref,
    isAccepted: z.boolean(),
    answer: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  }),
  output: z.object({ state: ClaimState }),
})
