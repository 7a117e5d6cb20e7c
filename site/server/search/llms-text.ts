import { absoluteUrl } from './texts.ts'

/** A link of the guide, with what is behind it. */
export interface GuideLink {
  title: string
  path: string
  description: string | null
}

/** A guide to the site for language models (llmstxt.org): Markdown with its name, what it is, and links by section. */
export function llmsText(about: { name: string; description: string }, sections: [string, GuideLink[]][]): string {
  const filled = sections.filter(([, links]) => links.length > 0)
  const parts = filled.map(([title, links]) => `## ${title}\n\n${links.map(line).join('\n')}`)
  return `${[`# ${about.name}`, `> ${oneLine(about.description)}`, ...parts].join('\n\n')}\n`
}

function line({ title, path, description }: GuideLink): string {
  const link = `- [${oneLine(title).replace(/[[\]\\]/g, '\\$&')}](${absoluteUrl(path)})`
  return description ? `${link}: ${oneLine(description)}` : link
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
