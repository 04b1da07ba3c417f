/** Languages with syntax highlighting. */

export type Language = 'json' | 'sql' | 'typescript' | 'javascript' | 'shell' | 'zone' | 'text';
