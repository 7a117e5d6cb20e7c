import { xmlText } from '#domain/xml.ts'
import { absoluteUrl, xmlElement } from './texts.ts'

/** What a feed is about. */
export interface Channel {
  title: string
  description: string
  /** The page that shows the same. */
  path: string
  /** Where the feed itself is. */
  feedPath: string
  language: string
}

/** A feed of these items (RSS 2.0, with the self link that the RSS Advisory Board recommends). */
export function rssXml({ title, description, path, feedPath, language }: Channel, items: string[]): string {
  const about = [
    xmlElement('title', title),
    xmlElement('link', absoluteUrl(path)),
    xmlElement('description', description),
    xmlElement('language', language),
    `<atom:link href="${xmlText(absoluteUrl(feedPath))}" rel="self" type="application/rss+xml"/>`,
  ]
  const namespaces = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"'
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" ${namespaces}>`,
    '<channel>',
    ...about,
    ...items.map((item) => `<item>${item}</item>`),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}
