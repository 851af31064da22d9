// TenureGraph
