// Generates the reporter and court tables of src/citation from the data package. Written with the citation room.
