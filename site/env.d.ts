/// <reference types="astro/client" />
import type { Language } from '#contracts/language.ts'
import type { PageAddress } from '#contracts/pages.ts'
import type { DraftPage, PreviewClaims } from '#contracts/preview.ts'
import type { SentForm } from './server/content/sent-form.ts'
import type { PageFacts } from './server/routing/define-page.ts'

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates the island on first interaction. */
    'client:touch'?: boolean
  }
}

declare global {
  /** Where the build puts what the face finder loads (astro.config.mjs). */
  const FACE_FILES: string

  namespace App {
    interface Locals {
      /** Declaration of the page being rendered; set by `middleware.ts`. */
      page?: PageFacts
      /** The page of the editors at this address; set by `middleware.ts`. */
      content?: PageAddress
      /** What the member of staff who asks sees before visitors do; set by `middleware.ts`. */
      preview?: PreviewClaims
      /** The draft that the page shows; set by `middleware.ts`. */
      draft?: DraftPage
      /** Whether the page follows an editor in a frame of the admin; set by its page. */
      isLivePreview?: boolean
      /** Which version of an agreement was asked for, as it stands in the query; set by `middleware.ts`. */
      version?: string | undefined
      /** The form of the editors that was sent on this page; set by `middleware.ts`. */
      sentForm?: SentForm
      /** Finnish where nothing has set it. */
      language?: Language
    }
  }
}
