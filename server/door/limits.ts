import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf } from './visitor.ts'

/** So many requests in so many seconds. */
interface Limit {
  name: string
  methods: RegExp
  path: RegExp
  points: number
  seconds: number
  /** Points for all shoppers behind one address, such as an office. */
  perAddress: number
}

const reading = /^(GET|HEAD)$/
const changing = /^(POST|PUT|PATCH|DELETE)$/

/**
 * How often one visitor may knock. The first line that fits a request counts.
 *
 * What can be guessed by trying (passwords, PINs, codes, order numbers) is tight; the rest only stops machines.
 */
export const limits: Limit[] = [
  {
    name: 'sign-in',
    methods: changing,
    path: /^\/api\/staff\/(login|forgot-password|reset-password|unlock|verify)/,
    points: 10,
    seconds: 300,
    perAddress: 30,
  },
  { name: 'gift card', methods: changing, path: /^\/api\/giftcard\//, points: 10, seconds: 300, perAddress: 40 },
  { name: 'discount', methods: changing, path: /^\/api\/cart\/discount$/, points: 20, seconds: 300, perAddress: 120 },
  { name: 'order lookup', methods: changing, path: /^\/api\/order\/lookup/, points: 10, seconds: 300, perAddress: 40 },
  {
    name: 'purchase',
    methods: changing,
    path: /^\/api\/checkout\/purchase$/,
    points: 20,
    seconds: 300,
    perAddress: 200,
  },
  { name: 'webhook', methods: /./, path: /^\/api\/payment\//, points: 1200, seconds: 60, perAddress: 1200 },
  { name: 'staff', methods: /./, path: /^\/(admin|_next)(\/|$)/, points: 1200, seconds: 60, perAddress: 2400 },
  { name: 'change', methods: changing, path: /^\/api\//, points: 180, seconds: 60, perAddress: 900 },
  { name: 'question', methods: reading, path: /^\/api\//, points: 900, seconds: 60, perAddress: 3600 },
  { name: 'page', methods: /./, path: /^/, points: 900, seconds: 60, perAddress: 3600 },
]

const counters = limits.map((limit) => ({
  limit,
  shopper: new RateLimiterMemory({ points: limit.points, duration: limit.seconds }),
  address: new RateLimiterMemory({ points: limit.perAddress, duration: limit.seconds }),
}))

/** Counts this request, and gives the seconds to wait if it was one too many. */
export async function secondsToWait(request: Knock): Promise<number | undefined> {
  const counter = counters.find(({ limit }) => fits(limit, request))
  if (!counter) return undefined
  const network = networkOf(request.address)
  try {
    await counter.address.consume(network)
    await counter.shopper.consume(request.shopper ? `${network} ${request.shopper}` : network)
    return undefined
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
    throw refused
  }
}

/** Which line of the table counts a request. */
export function limitFor(request: Pick<Knock, 'method' | 'path'>): Limit | undefined {
  return limits.find((limit) => fits(limit, request))
}

export interface Knock {
  method: string
  path: string
  address: string
  /** The shopper's cookie as sent. Not verified here: a forged one still counts against its address. */
  shopper: string | undefined
}

function fits({ methods, path }: Limit, request: Pick<Knock, 'method' | 'path'>): boolean {
  return path.test(request.path) && methods.test(request.method)
}
