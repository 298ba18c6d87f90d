"""Facts told to people: the catalogues, and events put into words from them."""
