import * as z from 'zod/mini'
import { Nothing, route } from './route.ts'

/** An account of the chain on another site, such as `Instagram`. */
export const SocialAccount = z.object({ name: z.string(), url: z.url({ protocol: /^https$/ }) })
export type SocialAccount = z.infer<typeof SocialAccount>

/** Where the chain can be followed, in the editors' order; empty where there is nothing to follow. */
export const listSocialAccounts = route({
  method: 'get',
  path: '/shell/accounts',
  input: Nothing,
  output: z.object({ accounts: z.array(SocialAccount) }),
})

/** A link of a menu. */
export const MenuLink = z.object({ text: z.string(), href: z.string() })
export type MenuLink = z.infer<typeof MenuLink>

/** The detail panels of the side menu (specification §2.3). */
export const PanelName = z.enum(['glasses', 'sunglasses', 'sportsglasses', 'lenses', 'careproducts'])
export type PanelName = z.infer<typeof PanelName>

/** Links below a heading, which may be left out. */
const MenuSection = z.object({ heading: z.nullable(z.string()), links: z.array(MenuLink) })

/** What the editors put into header, side menu and footer. */
export const Menus = z.object({
  header: z.array(MenuLink),
  panels: z.array(z.object({ name: PanelName, title: z.string(), sections: z.array(MenuSection) })),
  /** Links below the panels. */
  services: z.array(MenuLink),
  /** Groups of the footer; the chain's accounts elsewhere come after them. */
  footer: z.array(z.object({ title: z.string(), links: z.array(MenuLink) })),
  /** What the footer begins with. */
  promise: z.string(),
})
export type Menus = z.infer<typeof Menus>

/** The menus around every page. */
export const getMenus = route({
  method: 'get',
  path: '/shell/menus',
  input: Nothing,
  output: z.object({ menus: Menus }),
})

/** How much a banner matters: something to know, or something that does not work. */
export const BannerLevel = z.enum(['notice', 'outage'])
export type BannerLevel = z.infer<typeof BannerLevel>

/** What the editors say above the pages while something is wrong (specification §8). */
export const Banner = z.object({
  level: BannerLevel,
  text: z.string(),
  link: z.nullable(MenuLink),
  /** Addresses of the pages that it is shown on; null on every page of the shop, cart and checkout among them. */
  paths: z.nullable(z.array(z.string())),
})
export type Banner = z.infer<typeof Banner>

/** The banner that is shown now; null where there is none. */
export const getBanner = route({
  method: 'get',
  path: '/shell/banner',
  input: Nothing,
  output: z.object({ banner: z.nullable(Banner) }),
})
