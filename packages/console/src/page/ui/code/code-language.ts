/** Names of the languages that code can have a colour in. */

export type Language = 'json' | 'sql' | 'typescript' | 'javascript' | 'shell' | 'zone' | 'text';
