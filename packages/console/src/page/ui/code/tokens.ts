/** Assigns colours to parts of code, for display and the editor: one theme, with colours in `base.css`. */
import { type Highlighter, tagHighlighter, tags } from '@lezer/highlight';

export type Look = 'keyword' | 'string' | 'number' | 'comment' | 'name' | 'type';

/** @param classOf returns the style sheet's class for a look */
export function tokensWith(classOf: (look: Look) => string): Highlighter {
  const { keyword, operatorKeyword, modifier, controlKeyword, definitionKeyword, moduleKeyword, self } = tags;
  return tagHighlighter([
    { tag: [keyword, operatorKeyword, modifier, controlKeyword, definitionKeyword], class: classOf('keyword') },
    { tag: [moduleKeyword, self], class: classOf('keyword') },
    { tag: [tags.string, tags.special(tags.string), tags.regexp, tags.escape], class: classOf('string') },
    { tag: [tags.number, tags.bool, tags.null, tags.atom], class: classOf('number') },
    { tag: [tags.comment, tags.meta], class: classOf('comment') },
    { tag: [tags.propertyName, tags.attributeName, tags.special(tags.variableName)], class: classOf('name') },
    { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], class: classOf('type') },
    { tag: [tags.standard(tags.name), tags.typeName, tags.className, tags.tagName], class: classOf('type') },
  ]);
}
