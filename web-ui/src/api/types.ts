export type Side = 'french' | 'spanish';
