import * as z from 'zod/mini'
import { ArticleId, CategoryId, Media, PathPart } from './catalog.ts'
import { ExamGroup } from './exam-types.ts'
import { Cents } from './money.ts'

/** HTML that the shop makes of an editor's rich text: headings from h2, paragraphs, lists, links, bold, italic. Safe to insert. */
export const RichText = z.string()

/**
 * A picture of the editors', with the point that stays visible when it is cropped, in percent from the left and the top.
 * `width` and `height` are the original's, in pixels, for its proportions.
 */
export const Picture = z.extend(Media, {
  focalX: z.number(),
  focalY: z.number(),
  width: z.int(),
  height: z.int(),
})
export type Picture = z.infer<typeof Picture>

/** A call-to-action link (specification §3). `href` is a path of the shop, or an `https`, `mailto` or `tel` address. */
export const CallToAction = z.object({
  text: z.string(),
  href: z.string(),
  buttonColor: z.enum(['primary', 'quiet', 'highlight']),
  buttonSize: z.enum(['medium', 'big', 'link']),
})
export type CallToAction = z.infer<typeof CallToAction>

/** The ids of the USP badges (specification §3). */
export const uspBadges = {
  fast_delivery: 1,
  free_return: 2,
  free_home_try_on_return: 3,
  free_frame_adjustment: 4,
  withdrawal_30_days: 5,
  withdrawal_90_days: 6,
  contact_lens_safety: 7,
  made_for_you: 8,
} as const

/** A USP badge by its id. */
export const UspBadge = z.literal([1, 2, 3, 4, 5, 6, 7, 8])
export type UspBadge = z.infer<typeof UspBadge>

/** A question and its answer. */
export const QuestionAndAnswer = z.object({ question: z.string(), answer: RichText })
export type QuestionAndAnswer = z.infer<typeof QuestionAndAnswer>

/** A page in a list of pages. */
export const PageTeaser = z.object({
  path: z.string(),
  title: z.string(),
  description: z.string(),
  picture: z.nullable(Picture),
  /** ISO day, of a press release. */
  publishedOn: z.nullable(z.string()),
})
export type PageTeaser = z.infer<typeof PageTeaser>

const Heading = z.nullable(z.string())
const Actions = z.array(CallToAction)

/** The head of a page. More than one line steps down in size as an eye chart does. */
export const HeroBlock = z.object({
  type: z.literal('hero'),
  lines: z.array(z.string()),
  lead: Heading,
  picture: z.nullable(Picture),
  /** The article whose photograph stands in it, in place of a picture. */
  article: z.nullable(ArticleId),
  actions: Actions,
})

export const RichTextBlock = z.object({ type: z.literal('rich-text'), heading: Heading, text: RichText })

export const PictureBlock = z.object({
  type: z.literal('picture'),
  picture: Picture,
  caption: Heading,
  width: z.enum(['text', 'wide']),
})

/** A video of the editors. `src` is its address. */
export const Video = z.object({
  src: z.string(),
  mimeType: z.string(),
  /** What is seen and said, for those who do not see or hear it. */
  description: z.string(),
  /** Address of the subtitles (WebVTT). */
  captions: z.nullable(z.string()),
  poster: z.nullable(Picture),
})
export type Video = z.infer<typeof Video>

/** A video in a page (specification §2.3). Without sound it may play by itself, unless the visitor prefers less motion. */
export const VideoBlock = z.object({
  type: z.literal('video'),
  video: Video,
  caption: Heading,
  autoplay: z.boolean(),
  loop: z.boolean(),
})

/** What happens to a video in a page, as the event `video` reports in its `detail.type` (specification §3). */
export const VideoEvent = z.enum(['PLAY', 'PAUSE', 'TOGGLE', 'END', 'PROGRESS', 'MUTE', 'UNMUTE', 'TOGGLE_MUTE'])
export type VideoEvent = z.infer<typeof VideoEvent>

export const PictureAndTextBlock = z.object({
  type: z.literal('picture-and-text'),
  heading: z.string(),
  text: RichText,
  picture: Picture,
  side: z.enum(['left', 'right']),
  actions: Actions,
})

/** Articles picked by hand. One that is sold no more is left out. */
export const ArticleRowBlock = z.object({
  type: z.literal('article-row'),
  heading: z.string(),
  text: Heading,
  articles: z.array(ArticleId),
  actions: Actions,
})

/** Articles found by a rule as the catalog stands. */
export const ArticleRuleRowBlock = z.object({
  type: z.literal('article-rule-row'),
  heading: z.string(),
  text: Heading,
  /** Any of these; all goods where none is chosen. */
  categories: z.array(CategoryId),
  /** Code of a group of these categories, such as a brand. */
  group: Heading,
  rule: z.enum(['recommended', 'campaign', 'price_asc', 'price_desc']),
  count: z.int(),
  actions: Actions,
})

export const CategoryRowBlock = z.object({
  type: z.literal('category-row'),
  heading: Heading,
  categories: z.array(z.object({ category: CategoryId, title: Heading, text: Heading })),
})

/** The brands of the shop, by name; all of them where none is picked. */
export const BrandWallBlock = z.object({ type: z.literal('brand-wall'), heading: Heading, brands: z.array(PathPart) })

export const UspBadgesBlock = z.object({ type: z.literal('usp-badges'), heading: Heading, badges: z.array(UspBadge) })

export const CallToActionBlock = z.object({
  type: z.literal('call-to-action'),
  heading: z.string(),
  text: Heading,
  actions: Actions,
})

export const QuestionsBlock = z.object({
  type: z.literal('questions'),
  heading: Heading,
  questions: z.array(QuestionAndAnswer),
})

export const StepsBlock = z.object({
  type: z.literal('steps'),
  heading: Heading,
  steps: z.array(z.object({ heading: z.string(), text: RichText })),
})

/** A table whose first column names the row. */
export const ComparisonTableBlock = z.object({
  type: z.literal('comparison-table'),
  heading: Heading,
  caption: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.object({ name: z.string(), cells: z.array(z.string()) })),
})

export const QuoteBlock = z.object({ type: z.literal('quote'), text: z.string(), person: z.string(), role: Heading })

export const PriceTableBlock = z.object({
  type: z.literal('price-table'),
  heading: Heading,
  /** `amount` in cents, VAT included where there is any; null where the price is in the note. */
  rows: z.array(z.object({ name: z.string(), amount: z.nullable(Cents), note: Heading })),
  note: Heading,
})

export const StoresNearYouBlock = z.object({ type: z.literal('stores-near-you'), heading: z.string(), text: Heading })

/** A search for the times of eye doctors by town. */
export const EyeDoctorTimesBlock = z.object({
  type: z.literal('eye-doctor-times'),
  heading: z.string(),
  text: Heading,
})

/** The first free time of the first exam of a group, anywhere. */
export const NextFreeExamBlock = z.object({
  type: z.literal('next-free-exam'),
  heading: z.string(),
  text: Heading,
  group: ExamGroup,
})

/** Opening hours of one store, by its slug. */
export const StoreHoursBlock = z.object({ type: z.literal('store-hours'), heading: Heading, store: PathPart })

/** Press releases, newest first. */
export const PressListBlock = z.object({
  type: z.literal('press-list'),
  heading: Heading,
  releases: z.array(PageTeaser),
})

/** Links to other pages, such as the topics of eye health. */
export const PageListBlock = z.object({ type: z.literal('page-list'), heading: Heading, pages: z.array(PageTeaser) })

/** What a field of a form asks for. `date` is an ISO day. */
export const FormFieldKind = z.enum(['text', 'email', 'phone', 'textarea', 'select', 'checkbox', 'number', 'date'])
export type FormFieldKind = z.infer<typeof FormFieldKind>

/** A field of a form. */
export const FormField = z.object({
  name: z.string(),
  kind: FormFieldKind,
  label: z.string(),
  isRequired: z.boolean(),
  /** The choices of a `select`. */
  options: z.array(z.object({ value: z.string(), label: z.string() })),
})
export type FormField = z.infer<typeof FormField>

/** A form as a page shows it. */
export const Form = z.object({
  id: z.string(),
  fields: z.array(FormField),
  submitText: z.string(),
  /** What is said after it was sent. */
  confirmation: z.string(),
  /** What the sender agrees to. */
  consent: RichText,
  /** Days until what was sent is deleted. */
  retentionDays: z.int(),
})
export type Form = z.infer<typeof Form>

/** A form whose answers are mailed and stored sealed. */
export const FormBlock = z.object({
  type: z.literal('form'),
  heading: Heading,
  text: Heading,
  form: Form,
})

export const NoticeBlock = z.object({ type: z.literal('notice'), tone: z.enum(['info', 'warning']), text: RichText })

/** The company that sells: its name, business id and address, and how to reach it. */
export const CompanyBlock = z.object({
  type: z.literal('company'),
  heading: Heading,
  text: z.nullable(RichText),
  shows: z.array(z.enum(['company', 'contact'])),
})

/** Every store with its hours. */
export const StoreListBlock = z.object({ type: z.literal('store-list'), heading: Heading })

/** The narrowest and the widest frame at one scale. */
export const FrameScaleBlock = z.object({
  type: z.literal('frame-scale'),
  heading: z.string(),
  text: z.string(),
  actions: Actions,
})

/** A wide picture with words below it. */
export const WidePictureBlock = z.object({
  type: z.literal('wide-picture'),
  heading: z.string(),
  text: z.string(),
  picture: Picture,
  actions: Actions,
})

/** A few promises side by side. */
export const PromisesBlock = z.object({
  type: z.literal('promises'),
  heading: z.string(),
  promises: z.array(z.object({ heading: z.string(), text: z.string() })),
})

/** What the shop stores in a browser, cookie by cookie, and the button that asks for consent again. */
export const CookieListBlock = z.object({
  type: z.literal('cookie-list'),
  heading: Heading,
  shows: z.array(z.enum(['settings', 'list'])),
})

/** How to read a prescription: the paper, drawn, with what each number means. */
export const PrescriptionPaperBlock = z.object({ type: z.literal('prescription-paper'), heading: Heading })

/** The plans of Lifestyle that are offered, glasses by the month. */
export const LifestylePlansBlock = z.object({ type: z.literal('lifestyle-plans'), heading: z.string(), text: Heading })

/** The form by which one joins Friends, by an address and the terms. */
export const FriendsJoinBlock = z.object({ type: z.literal('friends-join'), heading: z.string(), text: Heading })

/** A part of a page. `type` is the slug of its schema in `cms/blocks/` and names its component in `site/blocks/`. */
export const Block = z.discriminatedUnion('type', [
  HeroBlock,
  RichTextBlock,
  PictureBlock,
  VideoBlock,
  PictureAndTextBlock,
  ArticleRowBlock,
  ArticleRuleRowBlock,
  CategoryRowBlock,
  BrandWallBlock,
  UspBadgesBlock,
  CallToActionBlock,
  QuestionsBlock,
  StepsBlock,
  ComparisonTableBlock,
  QuoteBlock,
  PriceTableBlock,
  StoresNearYouBlock,
  StoreHoursBlock,
  PressListBlock,
  PageListBlock,
  FormBlock,
  NoticeBlock,
  CompanyBlock,
  StoreListBlock,
  FrameScaleBlock,
  WidePictureBlock,
  PromisesBlock,
  CookieListBlock,
  PrescriptionPaperBlock,
  EyeDoctorTimesBlock,
  NextFreeExamBlock,
  FriendsJoinBlock,
  LifestylePlansBlock,
])
export type Block = z.infer<typeof Block>

/** The block of one type, such as `BlockOf<'hero'>`. */
export type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>
